/** The ground of signs and buttons on a picture, whatever its colours: the same in both themes, as the pictures are. */
export const overMedia = 'bg-[#0b0d10c7] text-white';
