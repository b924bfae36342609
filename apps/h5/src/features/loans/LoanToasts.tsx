import type { LoanNotice } from '@candor/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { percentOfPpm } from '#features/position-model/percent-text.ts';
import { toast } from '#ui/Toast.tsx';
import { useLoansStream } from './use-loans-stream.ts';

/** Says what happens to the user's loans, on whatever page they are. The texts come with the first notice. */
export function LoanToasts() {
  const [waiting, setWaiting] = useState<readonly LoanNotice[]>([]);
  useLoansStream((notice) => setWaiting((before) => [...before, notice]));
  if (waiting.length === 0) return null;
  return (
    <TextPart part="loans" skeleton={<span hidden />}>
      <Told notices={waiting} onTold={() => setWaiting((now) => now.filter((one) => !waiting.includes(one)))} />
    </TextPart>
  );
}

interface ToldProps {
  readonly notices: readonly LoanNotice[];
  readonly onTold: () => void;
}

function Told({ notices, onTold }: ToldProps) {
  const t = useMessages();
  const format = useFormat();
  const tell = useEffectEvent(({ kind, loanId, ltv }: LoanNotice) => {
    const percent = ltv === undefined ? '' : format.amount(percentOfPpm(ltv));
    const tone = kind === 'liquidated' ? 'error' : kind === 'term_ended' ? 'info' : 'warning';
    toast(tone, t(`loans.notices.${kind}`, { number: String(loanId), percent }));
  });
  const end = useEffectEvent(onTold);
  useEffect(() => {
    for (const notice of notices) tell(notice);
    end();
  }, [notices]);
  return null;
}
