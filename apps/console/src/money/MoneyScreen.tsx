import { type CallSpec, fundCouponRewards, fundLockedRewards, moveIssuance, setRail, viewBooks } from '@candor/api';
import { formats } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { Link } from '@tanstack/react-router';
import { useActName } from '../acts/use-act-name.ts';
import { useAddress } from '../lib/address.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { linkLooks } from '../ui/link-looks.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { tabLooks } from '../ui/tab-looks.ts';
import { Corrections } from './Corrections.tsx';
import { FlowTable } from './FlowTable.tsx';
import { Reconciliation } from './Reconciliation.tsx';
import { StuckTable } from './StuckTable.tsx';
import { type Books, HouseTable, RailTable, TotalTable } from './tables.tsx';

const { amount } = formats.comma;

const parts = [
  { id: 'totals', Body: TotalTable },
  { id: 'house', Body: HouseTable },
  { id: 'rails', Body: RailTable },
] as const;
/** Parts with a call of their own. */
const others = [
  { id: 'corrections', Body: Corrections },
  { id: 'flow', Body: FlowTable },
  { id: 'reconciliation', Body: Reconciliation },
  { id: 'stuck', Body: StuckTable },
] as const;

/** The acts that move the house's money, each by its name among all acts. */
const acts = [
  { id: 'fundLockedRewards', call: fundLockedRewards as CallSpec },
  { id: 'fundCouponRewards', call: fundCouponRewards as CallSpec },
  { id: 'moveIssuance', call: moveIssuance as CallSpec },
  { id: 'setRail', call: setRail as CallSpec },
] as const;

/** The books as the core has them now: whether they balance, what the house owns, and the ways in and out. */
export function MoneyScreen() {
  const t = useMessages();
  const may = useMay();
  const actName = useActName();
  const [{ part = 'totals' }] = useAddress();
  const books = useCall(viewBooks, {});
  const other = others.find(({ id }) => id === part);
  return (
    <Page
      title={t('console.nav.money')}
      actions={
        <>
          {books.data !== undefined && <State books={books.data} />}
          {acts
            .filter(({ call }) => may(call))
            .map(({ id }) => (
              <Link key={id} to="/acts/$name" params={{ name: id }} className={linkLooks}>
                {actName(id)}
              </Link>
            ))}
        </>
      }
    >
      <nav aria-label={t('console.money.parts.all')} className="flex overflow-x-auto border-b border-line">
        {[...parts, ...others].map(({ id }) => (
          <Link
            key={id}
            to="/money"
            search={{ part: id }}
            aria-current={id === part ? 'page' : undefined}
            className={tabLooks(id === part)}
          >
            {t(`console.money.parts.${id}`)}
          </Link>
        ))}
      </nav>
      {other !== undefined ? (
        <other.Body key={other.id} />
      ) : (
        <Loaded from={books}>
          {(data) => {
            const { Body } = parts.find(({ id }) => id === part) ?? parts[0];
            return <Body key={part} books={data} />;
          }}
        </Loaded>
      )}
    </Page>
  );
}

/** The state of the whole in words: an imbalance stops the process, so that one here is a finding of its own. */
function State({ books: { totals, sequence, isClockStopped } }: { readonly books: Books }) {
  const t = useMessages();
  const isBalanced = totals.every(({ sum }) => Number(sum) === 0);
  return (
    <>
      <span className="text-13 text-fg-2 tabular-nums">
        {t('console.money.sequence', { sequence: amount(`${sequence}`) })}
      </span>
      <Tag look={isBalanced ? 'good' : 'danger'}>
        {t(isBalanced ? 'console.money.balanced' : 'console.money.unbalanced')}
      </Tag>
      {isClockStopped && <Tag look="danger">{t('console.money.clockStopped')}</Tag>}
    </>
  );
}
