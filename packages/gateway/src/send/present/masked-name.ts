/** A nickname with most of it hidden: enough for somebody who knows the person, too little to find out who it is. */
export function maskedName(nickname: string): string {
  const letters = [...new Intl.Segmenter().segment(nickname)].map(({ segment }) => segment);
  const shown = letters.length >= 6 ? 2 : 1;
  const tail = letters.length >= 3 ? letters.slice(-shown).join('') : '';
  return `${letters.slice(0, shown).join('')}***${tail}`;
}
