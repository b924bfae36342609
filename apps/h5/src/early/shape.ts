/** An element of a shape: its tag, its attributes, what stands in it. A text is a text. */
export type ShapeNode = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...ShapeNode[]];

/** The mode of the site, as far as it is known when a shape is drawn: none may say it wrongly. */
export type ShapeMode = 'practice' | 'live' | 'unknown';

/** The element over the app that shows it. */
export const shapeId = 'shape';

/** The file of a page's shape below the folder of shapes. */
export const shapeFile = (path: string, folder: string, mode: ShapeMode): string =>
  `${path.replace('/pages/', '').replace('/', '-')}.${folder}.${mode}.json`;
