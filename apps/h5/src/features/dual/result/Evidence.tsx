import type { DualPurchaseRow } from '@candor/api';
import { cx, saveFile } from '@candor/kit';
import { Calculator, Check, Download, X } from 'lucide-react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import type { RecomputedDual } from './recompute.ts';
import { TicksList } from './TicksList.tsx';
import { tickFile } from './tick-file.ts';
import { useRecomputeDual } from './use-recompute-dual.ts';

/** The way to settle a purchase once more on this device, from the ticks of its window and with the core's own rules. */
export function Evidence({ purchase }: { readonly purchase: DualPurchaseRow }) {
  const t = useMessages();
  const failureText = useFailureText();
  const { run, isBusy, error, outcome } = useRecomputeDual(purchase);
  return (
    <section className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
      <h3 className="text-14 font-semibold">{t('dual.orders.evidence')}</h3>
      <Button
        look="soft"
        size="medium"
        isWide
        isBusy={isBusy}
        icon={<Calculator aria-hidden className="size-4.5" />}
        onClick={run}
      >
        {t(outcome === undefined ? 'dual.orders.recompute' : 'dual.orders.again')}
      </Button>
      <div role="status">
        {error !== undefined && <p className="text-12 text-danger">{failureText(error)}</p>}
        {error === undefined && outcome === undefined && (
          <p className="text-center text-12 text-fg-3">{t('dual.orders.recomputeHint')}</p>
        )}
        {outcome !== undefined && <Outcome outcome={outcome} purchaseId={purchase.purchaseId} />}
      </div>
      {outcome !== undefined && outcome.ticks.length > 0 && (
        <>
          <TicksList ticks={outcome.ticks} linkedPrice={purchase.linkedPrice} />
          <button
            type="button"
            onClick={() => saveFile(...tickFile(purchase, outcome.ticks))}
            className="press tap flex items-center gap-1.5 self-start text-13 font-medium text-accent"
          >
            <Download aria-hidden className="size-4" />
            {t('dual.orders.saveTicks')}
          </button>
        </>
      )}
    </section>
  );
}

interface OutcomeProps {
  readonly outcome: RecomputedDual;
  readonly purchaseId: number;
}

function Outcome({ outcome, purchaseId }: OutcomeProps) {
  const t = useMessages();
  const format = useFormat();
  const { count, spells, covered, settlement, paid, paidCode, checks, isEqual } = outcome;
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <p className={cx('flex items-start gap-2 text-14 font-semibold', isEqual ? 'text-accent' : 'text-danger')}>
        <Sign holds={isEqual} className="mt-0.5" />
        {isEqual ? t('dual.orders.equal') : t('dual.orders.differs', { number: String(purchaseId) })}
      </p>
      <Facts>
        <Fact label={t('dual.orders.ticks')}>{format.amount(String(count))}</Fact>
        <Fact label={t('dual.orders.spells')}>
          {t('dual.orders.spellsOf', {
            covered: format.amount(String(covered)),
            spells: format.amount(String(spells)),
          })}
        </Fact>
        {settlement !== undefined && (
          <Fact label={t('dual.orders.mean')}>
            <AmountText value={settlement} />
          </Fact>
        )}
        <Fact label={t('dual.orders.pays')}>
          <AmountText value={paid} unit={paidCode} isPrivate />
        </Fact>
      </Facts>
      {settlement === undefined && <p className="text-12 text-fg-2">{t('dual.orders.tooFew')}</p>}
      <ul className="flex flex-col gap-1 pt-2">
        {checks.map(({ id, holds }) => (
          <li key={id} className={cx('flex items-start gap-2 text-12', holds ? 'text-fg-2' : 'text-danger')}>
            <Sign holds={holds} />
            <span>
              {t(`dual.orders.checks.${id}`)}
              <span className="sr-only">: {t(holds ? 'dual.orders.holds' : 'dual.orders.fails')}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sign({ holds, className }: { readonly holds: boolean; readonly className?: string }) {
  const look = cx('size-4 shrink-0', holds && 'text-accent', className);
  return holds ? <Check aria-hidden className={look} /> : <X aria-hidden className={look} />;
}
