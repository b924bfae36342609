const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/MicroMessenger\//, 'WeChat'],
  [/Zalo/, 'Zalo'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const headerSizeMax = 512;

/** A few words a person recognises a device by: "Chrome · Android". Empty when nothing is recognised. */
export function deviceName(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, headerSizeMax);
  const firstOf = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(header))?.[1];
  const known = [firstOf(browsers), firstOf(systems)].filter((name) => name !== undefined);
  return known.join(' · ');
}
