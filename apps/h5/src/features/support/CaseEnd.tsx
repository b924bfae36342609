import { getSupportCase, listSupportCases, rateSupportCase, reopenSupportCase, type SupportCaseRow } from '@candor/api';
import { cx } from '@candor/kit';
import { TextField } from '@candor/kit/view';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';

const stars = [1, 2, 3, 4, 5] as const;
const commentMax = 500;

/** In place of the line to write in, once a case is solved: how good the help was, and the way to open it again. */
export function CaseEnd({ one }: { readonly one: SupportCaseRow }) {
  const t = useMessages();
  const { caseId, rating, canRate } = one;
  const [chosen, setChosen] = useState<number>();
  const [comment, setComment] = useState('');
  const rated = useCommand(rateSupportCase, {
    invalidates: [getSupportCase, listSupportCases],
    onDone: () => toast('success', t('support.end.thanks')),
  });
  const reopened = useCommand(reopenSupportCase, { invalidates: [getSupportCase, listSupportCases] });
  const shown = chosen ?? rating ?? 0;
  return (
    <div className="flex flex-col items-center gap-2.5">
      <p className="text-14 font-semibold">{t(canRate ? 'support.end.question' : 'support.end.rated')}</p>
      <div role="group" aria-label={t('support.end.question')} className="flex gap-3">
        {stars.map((count) => (
          <button
            key={count}
            type="button"
            aria-label={t('support.end.stars', { count })}
            aria-pressed={count === shown}
            disabled={!canRate}
            onClick={() => setChosen(count)}
            className="press tap grid size-8 place-items-center"
          >
            <Star
              aria-hidden
              className={cx('size-7', count <= shown ? 'fill-accent text-accent' : 'text-fg-3')}
              strokeWidth={1.5}
            />
          </button>
        ))}
      </div>
      {canRate && chosen !== undefined && (
        <div className="w-full">
          <TextField label={t('support.end.comment')} value={comment} maxLength={commentMax} onChange={setComment} />
        </div>
      )}
      <div className="flex w-full gap-2.5">
        <Button
          look="soft"
          size="medium"
          className="min-w-0 flex-1"
          isBusy={reopened.isBusy}
          onClick={() => void reopened.run({ caseId })}
        >
          {t('support.end.reopen')}
        </Button>
        {canRate && chosen !== undefined && (
          <Button
            size="medium"
            className="min-w-0 flex-1"
            isBusy={rated.isBusy}
            onClick={() => void rated.run({ caseId, rating: chosen, comment: comment.trim() })}
          >
            {t('support.end.rate')}
          </Button>
        )}
      </div>
    </div>
  );
}
