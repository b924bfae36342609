import { type CallError, noteMax, type SendRow } from '@candor/api';
import { Note, TextField } from '@candor/kit/view';
import { useState } from 'react';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { openNeed } from '#features/withdrawals/form/FirstWithdrawal.tsx';
import { longestHold } from '#features/withdrawals/form/holds.ts';
import { LimitMeter } from '#features/withdrawals/form/LimitMeter.tsx';
import { HoldNotice } from '#features/withdrawals/form/Notices.tsx';
import { needsMet, nextNeed } from '#features/withdrawals/form/readiness.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { AvailableText } from '#ui/AvailableText.tsx';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { MaxButton } from '#ui/MaxButton.tsx';
import { Page } from '#ui/Page.tsx';
import { PickerRow } from '#ui/PickerRow.tsx';
import { RecipientPart } from './RecipientPart.tsx';
import { SendConfirm, type SendOrder } from './SendConfirm.tsx';
import { SendDone } from './SendDone.tsx';
import {
  assetOf,
  emptySendForm,
  type SendForm,
  type SendLink,
  type SendProblem,
  sendActions,
  sendProblems,
} from './send-form.ts';
import { SendHeader } from './SendHeader.tsx';
import { toldHere } from './told-here.ts';
import type { SendFacts } from './use-send-facts.ts';
import { useSendPreview } from './use-send-preview.ts';

interface SendPageProps {
  readonly facts: SendFacts;
  readonly begin: SendForm;
  /** Of the address that the page was opened by. */
  readonly link: SendLink | undefined;
}

/** Whom, what, how much, a word with it; then the review, the proof and the result. */
export function SendPage({ facts, begin, link: opened }: SendPageProps) {
  const t = useMessages();
  const own = useOwnFormat();
  useToldHere(toldHere);
  const [form, setForm] = useState(begin);
  const [order, setOrder] = useState<SendOrder>();
  const [error, setError] = useState<CallError>();
  const [done, setDone] = useState<SendRow>();
  const [link, setLink] = useState(opened);
  const { assets, limits, safety, nowMs } = facts;
  const asset = assetOf(form, assets);
  const [problem] = sendProblems(form, assets);
  const preview = useSendPreview(form, asset);
  const hold = longestHold(limits.holds, nowMs);
  const need = nextNeed(needsMet({ level: limits.level, safety, hasDestination: true }));
  const isOfAmount = problem === 'amount_zero' || problem === 'amount_insufficient';
  const refusal =
    preview?.rejectCode === undefined || preview.rejectCode === 'balance_insufficient' ? undefined : preview.rejectText;
  const change = (next: SendForm) => {
    setError(undefined);
    setForm(next);
  };
  if (done !== undefined) {
    return (
      <SendDone
        sent={done}
        onAgain={() => {
          setDone(undefined);
          setLink(undefined);
          setForm({ ...emptySendForm, assetId: form.assetId });
        }}
      />
    );
  }
  const texts: Readonly<Record<SendProblem, string>> = {
    nothing_to_send: t('send.nothing'),
    recipient_missing: t('send.recipientMissing'),
    amount_unreadable: t('funds.amountNotRead'),
    amount_missing: t('funds.amountMissing'),
    amount_zero: t('funds.amountZero'),
    amount_insufficient: t('funds.amountInsufficient', {
      amount: own.amount(asset?.available ?? '0'),
      asset: asset?.code ?? '',
    }),
  };
  const review = () => {
    const { recipient, amount } = form;
    if (recipient === undefined || asset === undefined) return;
    setError(undefined);
    setOrder({ recipient, asset, amount, note: form.note.trim() });
  };
  const footer =
    need === undefined ? (
      <Button
        isWide
        isDisabled={problem !== undefined || hold !== undefined || refusal !== undefined}
        reason={problem === undefined || isOfAmount ? undefined : texts[problem]}
        onClick={review}
      >
        {t('send.review')}
      </Button>
    ) : (
      <Button isWide onClick={() => openNeed(need)}>
        {t(`withdraw.first.${need}`)}
      </Button>
    );
  return (
    <Page title={t('common.titles.send')} actions={<SendHeader />} footer={footer}>
      <div className="flex flex-col gap-5 px-4 pt-2 pb-6">
        {need !== undefined && <Note title={t('send.firstTitle')}>{t('send.firstText')}</Note>}
        {hold !== undefined && <HoldNotice hold={hold} nowMs={nowMs} />}
        <RecipientPart
          key={link === undefined ? 'new' : 'opened'}
          recipient={form.recipient}
          link={link}
          onChange={(recipient) => change({ ...form, recipient })}
        />
        <PickerRow
          label={t('common.asset')}
          name={`${t('send.chooseAsset')}: ${asset?.code ?? ''}`}
          title={t('send.chooseAsset')}
          options={assets.map(({ assetId, code, available }) => ({
            id: assetId,
            label: code,
            text: `${t('common.available')} ${own.amount(available)}`,
            start: <CoinMark code={code} />,
          }))}
          value={asset?.assetId}
          onChange={(assetId) => change(sendActions.chooseAsset(form, assetId))}
        >
          {asset === undefined ? (
            <span className="flex-1 text-14 text-fg-3">{t('send.nothing')}</span>
          ) : (
            <>
              <CoinMark code={asset.code} size={28} />
              <span className="flex-1 text-15 font-semibold">{asset.code}</span>
            </>
          )}
        </PickerRow>
        {asset !== undefined && (
          <AmountField
            key={asset.assetId}
            label={t('common.amount')}
            labelEnd={<AvailableText value={asset.available} code={asset.code} />}
            unit={asset.code}
            decimals={asset.scale}
            value={form.amount}
            onChange={(amount, unreadable) => change(sendActions.setAmount(form, amount, unreadable))}
            error={isOfAmount ? texts[problem] : undefined}
            end={<MaxButton onClick={() => change(sendActions.takeAll(form, asset))} />}
          />
        )}
        <TextField
          label={t('send.note')}
          hint={t('send.noteHint')}
          value={form.note}
          maxLength={noteMax}
          onChange={(note) => change({ ...form, note })}
        />
        {refusal !== undefined && error === undefined && <Note tone="danger">{refusal}</Note>}
        <CommandError error={error} />
        {limits.level !== 'none' && <LimitMeter limits={limits} value={preview?.value} />}
      </div>
      <SendConfirm order={order} onClose={() => setOrder(undefined)} onDone={setDone} onFailed={setError} />
    </Page>
  );
}
