/** `place-spot-order` is the file of `placeSpotOrder`. */
export const camelOf = (kebab) => kebab.replaceAll(/-(.)/g, (_all, letter) => letter.toUpperCase());
