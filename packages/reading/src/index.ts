export { type Block, type Piece, problemsOf, readMarkdown } from './markdown.ts';
export { menuIcons } from './menu-icons.ts';
