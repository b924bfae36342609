export { type Block, type Piece, problemsOf, readMarkdown } from './markdown.ts';
