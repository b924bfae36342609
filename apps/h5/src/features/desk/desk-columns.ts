/** A desk's two columns: the form and the prices beside it, or under it where a screen is too narrow for both. */
export const deskColumns = 'grid grid-cols-[minmax(0,1fr)_150px] gap-3 px-4 pb-3 max-[349px]:grid-cols-1';
