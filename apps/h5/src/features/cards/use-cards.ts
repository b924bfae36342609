import {
  type DomesticCardRow,
  type InternationalCardRow,
  listDomesticCards,
  listInternationalCards,
} from '@candor/api';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import type { CardKind } from './card-form.ts';

export type BoundCard = DomesticCardRow | InternationalCardRow;

/** The user's cards of one kind, newest first. */
export function useCards(kind: CardKind): Loadable<readonly BoundCard[]> {
  const isDomestic = kind === 'domestic';
  const domestic = useCall(listDomesticCards, {}, { isEnabled: isDomestic });
  const international = useCall(listInternationalCards, {}, { isEnabled: !isDomestic });
  return isDomestic ? domestic : international;
}
