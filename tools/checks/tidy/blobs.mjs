const bytesMax = 500_000;

/** Files that history would carry for ever. */
export function blobs(file) {
  if (file.size <= bytesMax) return [];
  return [
    {
      at: 0,
      says: `has ${Math.round(file.size / 1000)} kB, more than ${bytesMax / 1000}: make it smaller, or make it at build time`,
    },
  ];
}
