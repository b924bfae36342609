import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('everything that opens over a page is a step of the history', () => {
  const overlays = Object.entries(sources).filter(([, source]) =>
    /from '@base-ui\/react\/(?:dialog|alert-dialog|drawer|popover|menu|select|combobox)'/.test(source),
  );
  expect(overlays.map(([path]) => path).sort()).toEqual(['./AlertPanel.tsx', './DrawerPanel.tsx', './SheetPanel.tsx']);
  for (const [path, source] of overlays) expect(source, path).toMatch(/useOverlay\(isOpen, onClose/);
});
