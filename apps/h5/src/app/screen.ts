import type { TextPartName } from '@candor/messages';
import type { ComponentType } from 'react';
import type { Params } from '#client/navigation.ts';
import type { MessageKey } from '#i18n/use-messages.ts';

/** The props of every screen: the params of its address, as plain texts. */
export interface ScreenProps {
  readonly params: Params;
}

export type TabId = 'home' | 'market' | 'trade' | 'finance' | 'assets';

export interface ScreenRoute {
  /** Exactly as the spec writes it, with the leading slash. */
  readonly path: `/pages/${string}` | `/${string}`;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** `signed_in`: without a token the page shows a note and leads to the login page. */
  readonly access: 'visitor' | 'signed_in';
  readonly title: MessageKey;
  /** The parts of the texts that the page needs beside the base; they load beside its code. */
  readonly texts?: readonly TextPartName[];
  /** Root page of a bottom tab: kept alive, with the tab bar under it. */
  readonly tab?: TabId;
}

export interface TabRoute extends ScreenRoute {
  readonly tab: TabId;
}
