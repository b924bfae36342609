import {
  buyDual,
  type DualProductRow,
  getDualLimit,
  getDualProduct,
  listDualProducts,
  listDualPurchases,
  listWallets,
} from '@candor/api';
import { Checkbox, Note } from '@candor/kit/view';
import { percentOfPpm, priceFromText } from '@candor/money';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useAvailable, useQuotations, useTicker } from '#hooks/use-live.ts';
import { useNow } from '#hooks/use-now.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { requireSignIn } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { Switch } from '#ui/Switch.tsx';
import { figuresOf, figureTexts, isDemonstration, shortPrice } from './dual-figures.ts';
import { PayoffDiagram } from './PayoffDiagram.tsx';
import { Outcomes } from './Outcomes.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { PurchaseDone } from './PurchaseDone.tsx';
import { initialPurchaseForm, mostShares, type PurchaseForm, purchaseProblem, sharesOf } from './purchase-form.ts';
import { usePurchaseProblemText } from './use-purchase-problem-text.ts';

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
  const ticker = useTicker(product.pairId);
  const index = ticker?.indexPrice;
  const indexNow = index === undefined ? undefined : priceFromText(index);
  const { productId, termsHash, direction, stakeCode, interest } = product;
  const command = useCommand(buyDual, {
    invalidates: [listDualPurchases, listDualProducts, getDualProduct, getDualLimit, listWallets],
    onFailed: () => true,
    onDone: ({ stake }) => setDone(stake),
  });
  const limit = useCall(getDualLimit, {}).data;
  const purchases = useCall(listDualPurchases, { status: 'running', limit: 1 }).data?.total;
  const isOffered = useIsOffered('dual');
  const facts = { product, isOffered, ticker, available, purchases, limit, nowMs };
  const problem = purchaseProblem(form, facts);
  const problemText = usePurchaseProblemText(problem, facts);
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
  if (done !== undefined) return <PurchaseDone product={product} amount={done} onAgain={() => setDone(undefined)} />;
  // Said at the button: of the others a note or the field says it.
  const isAtButton = problem === 'missing' || problem === 'not_offered' || problem === 'unknown_risk';
  const footer = (
    <Button
      isWide
      isBusy={command.isBusy}
      isDisabled={problem !== undefined}
      reason={isAtButton ? problemText : undefined}
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
          <PayoffDiagram figures={figures} index={indexNow} />
        </Card>
        <div>
          <StepperField
            label={t('dual.form.shares')}
            step="1"
            decimals={0}
            value={form.shares}
            onChange={(value, unreadable) => change({ shares: value, unreadable })}
            error={isAtButton ? undefined : problemText}
          />
          <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-12 text-fg-3">
            <span>
              {t('dual.form.sharesHint', {
                max: format.amount(String(mostShares(facts))),
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
        <Outcomes of={product} figures={figures} index={indexNow} />
        <ProductFacts product={product} index={index} stake={texts.stake} />
        <Note tone="warn">
          {t(direction === 'call' ? 'dual.form.giveUpCall' : 'dual.form.giveUpPut', { price: linked })}{' '}
          {t('dual.form.noExit')}
        </Note>
        <Checkbox isChecked={form.isKnown} onChange={(isKnown) => change({ isKnown })}>
          {t('dual.form.known')}
        </Checkbox>
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
