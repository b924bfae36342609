/** A square part of a picture, looked at through a square window. Lengths are shares of the window's side. */
export interface Crop {
  /** Width by height of the picture. */
  readonly aspect: number;
  /** 1 shows as much as fits; more is closer. */
  readonly zoom: number;
  /** The offset of the picture right and down of the middle. */
  readonly x: number;
  readonly y: number;
}

export const zoomMax = 4;

/** The picture fills the window at zoom 1: its shorter side is as long as the window's. */
function drawnSize({ aspect, zoom }: Pick<Crop, 'aspect' | 'zoom'>): {
  readonly width: number;
  readonly height: number;
} {
  return { width: Math.max(1, aspect) * zoom, height: Math.max(1, 1 / aspect) * zoom };
}

export function wholeCrop(width: number, height: number): Crop {
  return { aspect: width / height, zoom: 1, x: 0, y: 0 };
}

/** Moves the picture under the window; nothing but picture is ever seen in it. */
export function moved(crop: Crop, byX: number, byY: number): Crop {
  return within({ ...crop, x: crop.x + byX, y: crop.y + byY });
}

/** Comes closer or goes back, around the middle of the window. */
export function zoomed(crop: Crop, zoom: number): Crop {
  const to = Math.min(zoomMax, Math.max(1, zoom));
  const share = to / crop.zoom;
  return within({ ...crop, zoom: to, x: crop.x * share, y: crop.y * share });
}

function within(crop: Crop): Crop {
  const { width, height } = drawnSize(crop);
  const clamp = (value: number, room: number) => Math.min(room, Math.max(-room, value));
  return { ...crop, x: clamp(crop.x, (width - 1) / 2), y: clamp(crop.y, (height - 1) / 2) };
}

/** Left, top and size of the picture around a window, in shares of its side. */
export function placeOf(crop: Crop): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const { width, height } = drawnSize(crop);
  return { left: 0.5 - width / 2 + crop.x, top: 0.5 - height / 2 + crop.y, width, height };
}

/** The part of the picture in the window, in the picture's own pixels. */
export function sourceOf(
  crop: Crop,
  pixelWidth: number,
): { readonly x: number; readonly y: number; readonly side: number } {
  const { left, top, width } = placeOf(crop);
  const scale = pixelWidth / width;
  return { x: -left * scale, y: -top * scale, side: scale };
}
