/** A text as searches compare it: small letters without marks, so "viet" finds "Việt" and "duc" finds "Đức". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim();
}
