import { Note, TextField } from '@candor/kit/view';
import { dayMs } from '@candor/kernel';
import { useState } from 'react';
import { clock } from '#client/read.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { type ConvertAsset, completeForm, initialConvertForm } from '#features/convert/convert-form.ts';
import { localText } from '#features/nft/resell-form.ts';
import { AmountPart } from './AmountPart.tsx';
import { AssetRow } from './AssetRow.tsx';
import { EveryPart } from './EveryPart.tsx';
import { PlanEstimate } from './PlanEstimate.tsx';
import { PlanReview } from './PlanReview.tsx';
import { type PlanForm, planProblem } from './plan-form.ts';
import { usePlanPreview } from './use-plan-preview.ts';

interface NewPlanPageProps {
  readonly title: string;
  readonly assets: readonly ConvertAsset[];
  readonly form: PlanForm;
  readonly onChange: (form: PlanForm) => void;
}

const renewMs = 10_000;

/** Which coin, how much, how often, from when; and what one time would buy now. */
export function NewPlanPage({ title, assets, form: typed, onChange }: NewPlanPageProps) {
  const t = useMessages();
  const format = useFormat();
  const nowMs = useNow(renewMs);
  const isOffered = useIsOffered('recurring');
  const [isReviewing, setIsReviewing] = useState(false);
  const { fromId, toId } = typed;
  const completed = completeForm({ ...initialConvertForm, fromId, toId }, { assets, terms: undefined });
  const form = { ...typed, fromId: completed.fromId, toId: completed.toId };
  const change = (changes: Partial<PlanForm>) => onChange({ ...form, ...changes });
  const assetOf = (id: number | undefined) => assets.find(({ assetId }) => assetId === id);
  const [from, to] = [assetOf(form.fromId), assetOf(form.toId)];
  const preview = usePlanPreview(form);
  if (from === undefined || to === undefined) return null;
  const problem = planProblem(form, from.scale, nowMs);
  const refusal = problem === undefined ? preview?.rejectText : undefined;
  const isShort = problem === undefined && refusal === undefined && Number(form.amount) > Number(from.available);
  const problemText = problem === undefined ? refusal : t(`recurring.problems.${problem}`);
  const isOfAmount = refusal !== undefined || problem === 'amount_unreadable' || problem === 'amount_zero';
  return (
    <Page
      title={title}
      footer={
        <Button
          isWide
          isDisabled={problem !== undefined || refusal !== undefined || !isOffered}
          reason={isOfAmount ? undefined : problemText}
          onClick={() => setIsReviewing(true)}
        >
          {t('recurring.review')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 px-4 pt-3 pb-6">
        <NotOffered product="recurring" />
        <AssetRow
          label={t('recurring.buy')}
          assets={assets.filter(({ assetId }) => assetId !== form.fromId)}
          asset={to}
          onChange={(assetId) => change({ toId: assetId })}
        />
        <AssetRow
          label={t('recurring.payWith')}
          assets={assets.filter(({ assetId }) => assetId !== form.toId)}
          asset={from}
          onChange={(assetId) => change({ fromId: assetId, amount: '', unreadable: undefined })}
        />
        <AmountPart
          code={from.code}
          scale={from.scale}
          available={from.available}
          value={form.amount}
          error={isOfAmount ? problemText : undefined}
          onChange={(amount, unreadable) => change({ amount, unreadable })}
        />
        <EveryPart value={form.every} onChange={(every) => change({ every })} />
        <div className="flex flex-col gap-1.5">
          <span className="text-13 text-fg-2">{t('recurring.firstBuy')}</span>
          <SegmentedControl<PlanForm['start']>
            label={t('recurring.firstBuy')}
            items={[
              { id: 'now', label: t('recurring.startNow') },
              { id: 'at', label: t('recurring.startAt') },
            ]}
            value={form.start}
            onChange={(start) =>
              change({ start, startAt: form.startAt === '' ? localText(clock.serverNow() + dayMs) : form.startAt })
            }
          />
          {form.start === 'at' && (
            <TextField
              type="datetime-local"
              label={t('recurring.startTime')}
              min={localText(nowMs)}
              value={form.startAt}
              error={problem === 'start_wrong' ? problemText : undefined}
              onChange={(startAt) => change({ startAt })}
            />
          )}
          <p className="text-12 text-fg-3">{t('recurring.timesText')}</p>
        </div>
        {isShort && (
          <Note tone="warn">{t('recurring.shortNow', { amount: format.amount(form.amount), code: from.code })}</Note>
        )}
        <PlanEstimate preview={preview} fromCode={from.code} toCode={to.code} />
      </div>
      <PlanReview
        isOpen={isReviewing}
        onClose={() => setIsReviewing(false)}
        form={form}
        from={from}
        to={to}
        preview={preview}
      />
    </Page>
  );
}
