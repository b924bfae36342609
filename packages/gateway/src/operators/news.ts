import type { getOperatorSelf, LanguageCode, OutputOf } from '@candor/api';
import { type CoreEvent, rejectCodes } from '@candor/exchange';
import { textOf } from '@candor/messages/server';
import type { OperatorNewsItem } from '@candor/platform';
import type { Deps } from '../serving/deps.ts';

type News = OutputOf<typeof getOperatorSelf>['news'][number];

/** The end of a proposal, for the one who made it: nobody reads of what they ended themselves. */
export function operatorNewsOf(event: CoreEvent, atMs: number): OperatorNewsItem | undefined {
  if (event.type !== 'proposals.ended' || event.end === 'made') return undefined;
  const { proposalId, end, operators, reason } = event;
  const [proposer] = operators;
  const by = operators.at(-1) ?? '';
  if (proposer === undefined || (end === 'cancelled' && by === proposer)) return undefined;
  const why = reason ?? (end === 'cancelled' ? by : '');
  return { operator: proposer, kind: `proposal_${end}`, atMs, about: `${proposalId}`, subject: '', reason: why };
}

/** The news that an operator has not put away, in their language. A proposal is known by the reason that they gave for it. */
export async function newsOf({ platform }: Deps, operator: string, lang: LanguageCode): Promise<News[]> {
  const unseen = await platform.operatorNews.unseen(operator);
  const numbers = unseen.filter(({ kind }) => kind.startsWith('proposal_')).map(({ about }) => Number(about));
  const notes = await platform.proposalNotes.of(numbers);
  return unseen.map(({ newsId, kind, atMs, about, subject, reason }) => {
    const of = (noted: string) =>
      numbers.includes(Number(about)) &&
      notes.findLast(({ proposalId, kind: written }) => `${proposalId}` === about && written === noted)?.text;
    const code = rejectCodes.find((one) => one === reason);
    return {
      newsId,
      kind,
      atMs,
      about,
      subject: of('proposed') || subject,
      reason: code === undefined ? of('refused') || '' : textOf(code, lang, 'operator'),
      by: code === undefined ? reason : '',
    };
  });
}
