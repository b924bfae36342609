/** The needs of each page, as the build writes them into `index.html`: files by their addresses. */
export interface Wants {
  /** The app's own script, which is begun once there is something to see. */
  readonly entry: string;
  /** The folder of the shapes, which the pages named here have. */
  readonly shapes: string;
  /** By the path of a page; `*` is every other one. */
  readonly pages: Readonly<Record<string, PageWants>>;
  /** The files of the texts: `vi/base`. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface PageWants {
  readonly files: readonly string[];
  readonly texts: readonly string[];
  readonly calls: readonly string[];
}

/** The element that carries them. */
export const wantsId = 'wants';
