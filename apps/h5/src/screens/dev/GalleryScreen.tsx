import type { ScreenProps } from '../../routes.ts';
import { Page } from '../../ui/Page.tsx';

export function GalleryScreen(_props: ScreenProps) {
  return <Page title="Gallery">{null}</Page>;
}
