import { percentOfPpm } from '@candor/money';
import {
  type ArtworkDetail,
  getArtwork,
  type getNftTerms,
  listArtworks,
  listMyNfts,
  type OutputOf,
  resellArtwork,
} from '@candor/api';
import { dayMs } from '@candor/kernel';
import { Checkbox, Note, TextField } from '@candor/kit/view';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { clock } from '#client/read.ts';
import { redirectTo } from '#app/navigation.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { AmountField } from '#ui/AmountField.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { toast } from '#ui/Toast.tsx';
import { ArtworkHead } from './ArtworkHead.tsx';
import {
  currencyOf,
  initialResellForm,
  inTerms,
  localText,
  type ResellForm,
  resellInput,
  resellPreview,
  resellProblem,
  timeOf,
} from './resell-form.ts';
import { saleStateAt } from './sale-state.ts';

interface ResellPaneProps {
  readonly found: ArtworkDetail;
  readonly terms: OutputOf<typeof getNftTerms>;
}

const renewMs = 10_000;
const lengths = [1, 3, 7, 30] as const;

/** The terms of a sale, its fee and proceeds, and the notice that it cannot be taken back. */
export function ResellPane({ found, terms }: ResellPaneProps) {
  const t = useMessages();
  const format = useFormat();
  const nowMs = useNow(renewMs);
  const isOffered = useIsOffered('nft');
  const [typed, setForm] = useState(() => initialResellForm(terms, localText(clock.serverNow() + 3 * dayMs)));
  const form = inTerms(typed, terms);
  const [isAsking, setIsAsking] = useState(false);
  const { row, royalty } = found;
  const { code, sale, creator } = row;
  const command = useCommand(resellArtwork, {
    invalidates: [getArtwork, listArtworks, listMyNfts],
    onFailed() {
      setIsAsking(false);
      return true;
    },
    onDone() {
      toast('success', t('nft.resell.done'));
      redirectTo('/pages/nft/mine', { tab: 'selling' });
    },
  });
  const facts = {
    terms,
    isOffered,
    isMine: row.isMine,
    isFree: sale === undefined || saleStateAt(sale, nowMs) === 0,
    royalty,
    isFirstSale: found.owner?.uid === creator.uid,
    nowMs,
  };
  const problem = resellProblem(form, facts);
  const preview = resellPreview(form, facts);
  const currency = currencyOf(form, terms);
  const unit = currency?.code ?? '';
  const decimals = currency?.scale ?? 0;
  const isAuction = form.mode === 'auction';
  const change = (changes: Partial<ResellForm>) => {
    command.clearError();
    setForm((before) => ({ ...inTerms(before, terms), ...changes }));
  };
  const amount = (name: 'price' | 'raise' | 'reserve') => ({
    unit,
    decimals,
    value: form[name],
    onChange: (typed: string) => change({ [name]: typed }),
  });
  const startsAtMs = Math.max(timeOf(form.start) ?? nowMs, nowMs);
  const price = `${format.amount(form.price === '' ? '0' : form.price)} ${unit}`;
  return (
    <Page
      title={t('common.titles.resell')}
      footer={
        <Button
          isWide
          isBusy={command.isBusy}
          isDisabled={problem !== undefined}
          reason={problem && t(`nft.resell.problems.${problem}`)}
          onClick={() => setIsAsking(true)}
        >
          {t(isAuction ? 'nft.resell.submitAuction' : 'nft.resell.submit')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        <NotOffered product="nft" />
        <ArtworkHead row={row} />
        <SegmentedControl<ResellForm['mode']>
          label={t('nft.resell.mode')}
          items={[
            { id: 'fixed', label: t('nft.modes.fixed') },
            { id: 'auction', label: t('nft.modes.auction') },
          ]}
          value={form.mode}
          onChange={(mode) => change({ mode })}
        />
        {terms.currencies.length > 1 && (
          <div className="-mx-4 -my-1">
            <Chips
              label={t('nft.filters.currency')}
              items={terms.currencies.map((one) => ({ id: `${one.assetId}`, label: one.code }))}
              value={`${form.assetId}`}
              onChange={(assetId) => change({ assetId: Number(assetId) })}
            />
          </div>
        )}
        <AmountField label={t(isAuction ? 'nft.resell.firstBid' : 'common.price')} {...amount('price')} />
        {isAuction && (
          <>
            <AmountField label={t('nft.raise')} hint={t('nft.resell.raiseText')} {...amount('raise')} />
            <AmountField label={t('nft.resell.reserve')} hint={t('nft.resell.reserveText')} {...amount('reserve')} />
          </>
        )}
        <TextField
          type="datetime-local"
          label={t('nft.resell.start')}
          hint={form.start === '' ? t('nft.resell.startNow') : undefined}
          min={localText(nowMs)}
          value={form.start}
          onChange={(start) => change({ start })}
        />
        <div>
          <TextField
            type="datetime-local"
            label={t('nft.resell.end')}
            min={localText(startsAtMs)}
            value={form.end}
            onChange={(end) => change({ end })}
          />
          <div className="-mx-4 pt-1">
            <Chips
              label={t('nft.resell.lengths')}
              items={lengths.map((days) => ({ id: `${days}`, label: t('nft.resell.days', { days }) }))}
              onChange={(days) => change({ end: localText(startsAtMs + Number(days) * dayMs) })}
            />
          </div>
        </div>
        <Facts>
          <Fact label={t('nft.resell.fee', { percent: format.percent(percentOfPpm(terms.fee)) })}>
            <AmountText value={preview.fee} unit={unit} />
          </Fact>
          <Fact label={t('nft.resell.royalty', { percent: format.percent(percentOfPpm(royalty)) })}>
            <AmountText value={preview.royalty} unit={unit} />
          </Fact>
          {isAuction && (
            <Fact label={t('nft.resell.deposit', { percent: format.percent(percentOfPpm(terms.deposit)) })}>
              <AmountText value={preview.deposit} unit={unit} />
            </Fact>
          )}
          <Fact label={t(isAuction ? 'nft.resell.proceedsLeast' : 'nft.resell.proceeds')}>
            <AmountText value={preview.proceeds} unit={unit} className="text-17 font-semibold" />
          </Fact>
        </Facts>
        <Note tone="warn" title={t('nft.resell.final')}>
          {t(isAuction ? 'nft.resell.finalAuction' : 'nft.resell.finalFixed')}
        </Note>
        <Checkbox isChecked={form.isUnderstood} onChange={(isUnderstood) => change({ isUnderstood })}>
          {t('nft.resell.understood')}
        </Checkbox>
        <CommandError error={command.error} />
      </div>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('nft.resell.askTitle')}
        confirmText={t('nft.resell.confirm')}
        isDestructive
        isBusy={command.isBusy}
        onConfirm={() => void command.run(resellInput(form, code, clock.serverNow()))}
      >
        {t(isAuction ? 'nft.resell.askAuction' : 'nft.resell.ask', {
          name: row.name,
          price,
          proceeds: `${format.amount(preview.proceeds)} ${unit}`,
        })}
      </AlertDialog>
    </Page>
  );
}
