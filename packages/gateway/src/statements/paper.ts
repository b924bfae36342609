import { PDFDocument } from 'pdfkit';
import { fontName, fontOf, runsOf, type Script, type Weight } from './fonts.ts';

const inks = { strong: '#14181c', soft: '#545d67', line: '#e7e7e2', lineStrong: '#d3d4ce' } as const;
/** The accent of the app in its light theme. */
const accent = '#4450db';
type Ink = Exclude<keyof typeof inks, 'line' | 'lineStrong'>;

export const margin = 48;
const footerHeight = 40;
/** Of the font: the distance of a baseline of size 1 from its top. */
const ascent = 1.16;

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly ink?: Ink;
  /** The size of its neighbour on the same line; its own when absent. */
  readonly besideSize?: number;
}

/** Pages of A4 that fill from top to bottom. Lengths are points. */
export class Paper {
  readonly #document: PDFDocument;
  readonly #bytes: Promise<Uint8Array>;
  readonly left = margin;
  readonly right: number;
  readonly #bottom: number;
  readonly #fonts = new Set<string>();
  /** The position of the next element. */
  y = margin;

  constructor(about: {
    readonly title: string;
    readonly site: string;
    readonly htmlLang: string;
    readonly atMs: number;
    /** Words beside the pages, for programs that read the file. */
    readonly keywords?: string;
  }) {
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: about.htmlLang,
      pdfVersion: '1.7',
      displayTitle: true,
      info: {
        Title: about.title,
        Author: about.site,
        CreationDate: new Date(about.atMs),
        ...(about.keywords === undefined ? {} : { Keywords: about.keywords }),
      },
    });
    this.right = this.#document.page.width - margin;
    this.#bottom = this.#document.page.height - margin - footerHeight;
    this.#bytes = collected(this.#document);
  }

  /** Begins a new page when less than this is left of the present one; returns true if it did. */
  needs(height: number): boolean {
    if (this.y + height <= this.#bottom) return false;
    this.#document.addPage();
    this.y = margin;
    return true;
  }

  widthOf(text: string, { size, weight = 'regular' }: TextStyle): number {
    return runsOf(text).reduce((width, run) => {
      this.#font(run.script, weight).fontSize(size);
      return width + this.#document.widthOfString(run.text);
    }, 0);
  }

  /** Writes one line from `x` on, at the height that was reached. */
  write(text: string, x: number, style: TextStyle): void {
    this.#document.fillColor(inks[style.ink ?? 'strong']);
    const top = this.y + ((style.besideSize ?? style.size) - style.size) * ascent;
    let at = x;
    for (const run of runsOf(text)) {
      this.#font(run.script, style.weight ?? 'regular').fontSize(style.size);
      this.#document.text(run.text, at, top, { lineBreak: false });
      at += this.#document.widthOfString(run.text);
    }
  }

  /** Writes one line that ends at `x`. */
  writeTo(text: string, x: number, style: TextStyle): void {
    this.write(text, x - this.widthOf(text, style), style);
  }

  /** Fonts join the document when they are first written with. */
  #font(script: Script, weight: Weight): PDFDocument {
    const name = fontName(script, weight);
    if (!this.#fonts.has(name)) this.#document.registerFont(name, fontOf(script, weight));
    this.#fonts.add(name);
    return this.#document.font(name);
  }

  /** A bar from margin to margin whose first part is coloured: `share` of it, from 0 to 1. */
  bar(share: number, height: number): void {
    const width = this.right - this.left;
    this.#document.rect(this.left, this.y, width, height).fill(inks.lineStrong);
    if (share > 0) this.#document.rect(this.left, this.y, width * share, height).fill(accent);
  }

  hairline(isStrong = false): void {
    this.#document
      .strokeColor(isStrong ? inks.lineStrong : inks.line)
      .lineWidth(0.5)
      .moveTo(this.left, this.y)
      .lineTo(this.right, this.y)
      .stroke();
  }

  /** Ends the document with a line at the foot of each page. */
  finished(
    footerOf: (page: number, pages: number) => { readonly left: string; readonly right: string },
  ): Promise<Uint8Array> {
    const { count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#document.switchToPage(page);
      const { left, right } = footerOf(page + 1, count);
      this.y = this.#document.page.height - margin - 14;
      this.hairline();
      this.y += 6;
      this.write(left, this.left, { size: 7.5, ink: 'soft' });
      this.writeTo(right, this.right, { size: 7.5, ink: 'soft' });
    }
    this.#document.end();
    return this.#bytes;
  }
}

async function collected(document: PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of document) chunks.push(chunk as Uint8Array);
  return Uint8Array.from(Buffer.concat(chunks));
}
