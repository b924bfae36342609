/** As much of pdfkit as statements use: the package has no types of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export interface DocumentOptions {
    readonly size: 'A4';
    readonly margin: number;
    readonly bufferPages: boolean;
    readonly lang: string;
    readonly pdfVersion: '1.7';
    readonly displayTitle: boolean;
    readonly info: {
      readonly Title: string;
      readonly Author: string;
      readonly CreationDate: Date;
      readonly Keywords?: string;
    };
  }

  /** Lengths are points, from the top left corner. */
  export class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    readonly page: { readonly width: number; readonly height: number };
    registerFont(name: string, font: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { readonly lineBreak: false }): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): this;
    end(): void;
  }
}
