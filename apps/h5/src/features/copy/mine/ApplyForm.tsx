import { percentOfPpm } from '@candor/money';
import { applyAsTrader, type CopyTermsRow, listFollows } from '@candor/api';
import { fixedText } from '@candor/kit';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { toast } from '#ui/Toast.tsx';
import { AgreementBox } from '../agreement/AgreementBox.tsx';
import { exampleShare, initialLeadForm, leadActions, leadProblems } from './lead-form.ts';

interface ApplyFormProps {
  readonly terms: CopyTermsRow;
  /** Traders one follows now. */
  readonly following: number;
}

/** The conditions of becoming a trader, the requested share, and the application. */
export function ApplyForm({ terms, following }: ApplyFormProps) {
  const t = useMessages();
  const format = useFormat();
  const [form, setForm] = useState(initialLeadForm);
  const most = percentOfPpm(terms.shareMax);
  const [problem] = leadProblems(form, { shareMax: terms.shareMax, following });
  const command = useCommand(applyAsTrader, {
    invalidates: [listFollows],
    onDone: () => toast('success', t('copy.lead.applied')),
  });
  const example = format.amount(fixedText(exampleShare(form), 2));
  return (
    <Card className="flex flex-col gap-4 p-4">
      <div>
        <h2 className="text-17 font-semibold">{t('copy.lead.title')}</h2>
        <p className="mt-1 text-13 text-fg-2">{t('copy.lead.text')}</p>
      </div>
      <div>
        <h3 className="text-13 text-fg-3">{t('copy.lead.needs')}</h3>
        <ul className="mt-2 flex flex-col gap-2">
          {following > 0 ? (
            <Need isMissing>{t('copy.lead.needFollowsNot', { count: following })}</Need>
          ) : (
            <Need>{t('copy.lead.needFollows')}</Need>
          )}
          <Need>{t('copy.lead.needReview')}</Need>
          <Need>{t('copy.lead.needRecord')}</Need>
          <Need>{t('copy.lead.needPlaces', { count: String(terms.followersMax) })}</Need>
        </ul>
      </div>
      <div className="flex flex-col gap-1.5">
        <StepperField
          label={t('copy.lead.share')}
          step="1"
          decimals={2}
          value={form.share}
          onChange={(share, unreadable) => setForm(leadActions.setShare(form, share, unreadable))}
          error={problem === 'share_large' ? t('copy.lead.problems.share_large', { most }) : undefined}
        />
        <p className="text-12 text-fg-3">{t('copy.lead.shareHint', { most })}</p>
        <p className="text-12 text-fg-2 tabular-nums">{t('copy.lead.example', { amount: example })}</p>
      </div>
      <AgreementBox
        text={t('copy.lead.agree')}
        isAgreed={form.isAgreed}
        onChange={(isAgreed) => setForm(leadActions.agree(form, isAgreed))}
      />
      <Button
        isWide
        isBusy={command.isBusy}
        isDisabled={problem !== undefined}
        reason={problem !== undefined && t(`copy.lead.problems.${problem}`, { most })}
        onClick={() => void command.run({ sharePercent: form.share })}
      >
        {t('copy.lead.apply')}
      </Button>
    </Card>
  );
}

function Need({ isMissing = false, children }: { readonly isMissing?: boolean; readonly children: ReactNode }) {
  const Icon = isMissing ? TriangleAlert : Check;
  return (
    <li className="flex items-start gap-2 text-13">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isMissing ? 'text-warn' : 'text-fg-3'}`} />
      <span className={isMissing ? 'text-warn' : 'text-fg-2'}>{children}</span>
    </li>
  );
}
