import { buyDual, type DualProductRow, listDualProducts, listDualPurchases, listWallets } from '@candor/api';
import { priceFromText } from '@candor/money';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useAvailable, useQuotations, useTicker } from '#hooks/use-live.ts';
import { useNow } from '#hooks/use-now.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo, requireSignIn } from '#app/navigation.ts';
import { clockText, dateText } from '#lib/relative-time.ts';
import { percentOfPpm } from '#features/position-model/percent-text.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Note } from '#ui/Note.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { Switch } from '#ui/Switch.tsx';
import { figuresOf, figureTexts, isDemonstration, shortPrice } from './dual-figures.ts';
import { PayoffDiagram } from './PayoffDiagram.tsx';
import { Outcomes } from './Outcomes.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import {
  initialPurchaseForm,
  mostShares,
  type PurchaseFacts,
  type PurchaseForm,
  purchaseProblem,
  type PurchaseProblem,
  sharesOf,
} from './purchase-form.ts';

/** The picture of both results, the shares, every figure, and the one button; then the purchase that was made. */
export function PurchasePage({ product }: { readonly product: DualProductRow }) {
  const t = useMessages();
  const format = useFormat();
  const [form, setForm] = useState<PurchaseForm>(initialPurchaseForm);
  const [done, setDone] = useState<string>();
  const isSignedIn = useIsSignedIn();
  const balance = useAvailable('spot', product.stakeAssetId);
  const available = isSignedIn ? (balance ?? '0') : undefined;
  const nowMs = useNow(1_000);
  useQuotations();
  const index = useTicker(product.pairId)?.indexPrice;
  const { productId, termsHash, direction, stakeCode, interest } = product;
  const command = useCommand(buyDual, {
    invalidates: [listDualPurchases, listDualProducts, listWallets],
    onFailed: () => true,
    onDone: ({ stake }) => setDone(stake),
  });
  const facts = { product, available, nowMs };
  const problem = purchaseProblem(form, facts);
  const problemText = useProblemText(problem, facts);
  const shares = sharesOf(form);
  const figures = figuresOf(product, shares ?? 1);
  const texts = figureTexts(figures);
  const linked = format.amount(shortPrice(product.linkedPrice));
  const change = (changes: Partial<PurchaseForm>) => {
    command.clearError();
    setForm({ ...form, ...changes });
  };
  async function send(): Promise<void> {
    if (!requireSignIn() || shares === undefined) return;
    const reinvest = form.isReinvested ? { reinvestMin: interest } : {};
    await command.run({ productId, shares, termsHash, ...reinvest });
  }
  if (done !== undefined) return <Done product={product} amount={done} onAgain={() => setDone(undefined)} />;
  const isOfShares = problem !== undefined && problem !== 'closed' && problem !== 'missing';
  const footer = (
    <Button
      isWide
      isBusy={command.isBusy}
      isDisabled={problem !== undefined}
      reason={isOfShares ? undefined : problemText}
      onClick={() => void send()}
    >
      {problem === undefined
        ? t('dual.form.submit', { count: shares ?? 0, amount: format.amount(texts.stake), code: stakeCode })
        : t('dual.buy')}
    </Button>
  );
  return (
    <Page
      title={t('dual.form.title', { direction: t(`dual.directions.${direction}`), code: product.baseCode })}
      footer={footer}
    >
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        {isDemonstration(product) && (
          <Note title={t('dual.demonstration')}>{t('dual.demonstrationText', { count: product.interestDays })}</Note>
        )}
        <NotOffered product="dual" />
        <Card className="p-4">
          <PayoffDiagram figures={figures} index={index === undefined ? undefined : priceFromText(index)} />
        </Card>
        <div>
          <StepperField
            label={t('dual.form.shares')}
            step="1"
            decimals={0}
            value={form.shares}
            onChange={(value, unreadable) => change({ shares: value, unreadable })}
            error={isOfShares ? problemText : undefined}
          />
          <p className="mt-1.5 flex justify-between gap-3 text-12 text-fg-3">
            <span>
              {t('dual.form.sharesHint', {
                max: format.amount(String(mostShares(product))),
                amount: format.amount(product.share),
                code: stakeCode,
              })}
            </span>
            {available !== undefined && (
              <span>
                {t('common.available')} <AmountText value={available} isPrivate /> {stakeCode}
              </span>
            )}
          </p>
        </div>
        <Outcomes product={product} figures={figures} />
        <ProductFacts product={product} index={index} stake={texts.stake} />
        <Note tone="warn">
          {t(direction === 'call' ? 'dual.form.giveUpCall' : 'dual.form.giveUpPut', { price: linked })}{' '}
          {t('dual.form.noExit')}
        </Note>
        <div className="flex items-start justify-between gap-4 rounded-card border border-line bg-surface p-4">
          <div>
            <p className="text-14 font-medium">{t('dual.form.reinvest')}</p>
            <p className="mt-0.5 text-12 text-fg-3">
              {t('dual.form.reinvestText', { percent: format.amount(percentOfPpm(interest)) })}
            </p>
          </div>
          <Switch
            label={t('dual.form.reinvest')}
            isOn={form.isReinvested}
            onChange={(isReinvested) => change({ isReinvested })}
          />
        </div>
      </div>
      <CommandError error={command.error} className="mx-4 mb-4" />
    </Page>
  );
}

interface DoneProps {
  readonly product: DualProductRow;
  readonly amount: string;
  readonly onAgain: () => void;
}

function Done({ product: { stakeCode, maturesAtMs }, amount, onAgain }: DoneProps) {
  const t = useMessages();
  const format = useFormat();
  const footer = (
    <div className="grid grid-cols-2 gap-2.5">
      <Button look="soft" onClick={onAgain}>
        {t('dual.done.again')}
      </Button>
      <Button onClick={() => redirectTo('/pages/invest/mine')}>{t('dual.done.see')}</Button>
    </div>
  );
  return (
    <Page title={t('common.titles.dual')} footer={footer}>
      <div role="status" className="flex flex-col items-center px-6 pt-16 text-center">
        <CircleCheck aria-hidden className="size-14 text-good" strokeWidth={1.5} />
        <p className="mt-4 text-22 font-semibold">
          {t('dual.done.title', { amount: format.amount(amount), code: stakeCode })}
        </p>
        <p className="mt-2 text-14 text-fg-2">
          {t('dual.done.text', { time: `${dateText(maturesAtMs)} ${clockText(maturesAtMs)}` })}
        </p>
      </div>
    </Page>
  );
}

/** A problem of the form in words. */
function useProblemText(problem: PurchaseProblem | undefined, facts: PurchaseFacts): string | undefined {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  if (problem === undefined) return undefined;
  const { product, available } = facts;
  return {
    closed: () => t('dual.form.closed'),
    missing: () => t('dual.form.missing'),
    whole: () => t('dual.form.whole'),
    too_many: () => t('dual.form.tooMany', { max: format.amount(String(mostShares(product))) }),
    insufficient: () => t('dual.form.insufficient', { amount: own.amount(available), code: product.stakeCode }),
  }[problem]();
}
