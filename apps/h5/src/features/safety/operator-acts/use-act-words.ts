import type { OperatorActRow, PersonAct } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';

/** The acts that change something; one of another word is told as a look at what it is about. */
const changes = [
  'noted',
  'hold',
  'sessions_ended',
  'identity',
  'withdrawal',
  'deposit',
  'invitation',
  'correction',
  'recovery',
  'dispute',
  'chat',
  'coupon',
] as const;
type Change = (typeof changes)[number];
type View = Exclude<PersonAct, Exclude<Change, 'identity' | 'withdrawal' | 'deposit' | 'correction' | 'dispute'>>;
const roles = ['support', 'compliance', 'treasury', 'markets', 'content', 'admin', 'auditor'] as const;

/** An act in words: what it was, and whose. */
export function useActWords(): (row: OperatorActRow) => { readonly what: string; readonly by: string } {
  const t = useMessages();
  return ({ act, isView, operator, role }) => {
    const known = roles.find((one) => one === role);
    const change = isView ? undefined : changes.find((one): one is Change => one === act);
    return {
      what:
        change === undefined
          ? t('safety.operatorActs.looked', { what: t(`safety.operatorActs.views.${act as View}`) })
          : t(`safety.operatorActs.acts.${change}`),
      by: t('safety.operatorActs.by', {
        operator,
        role: known === undefined ? role : t(`safety.operatorActs.roles.${known}`),
      }),
    };
  };
}
