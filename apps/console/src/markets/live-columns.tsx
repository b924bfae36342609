import { type LiveProduct, liveProducts, type LiveRow, type NamedThing } from '@candor/api';
import { formats } from '@candor/kit';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMessages, useMoment, useWord } from '../lib/i18n.tsx';
import type { Column } from '../ui/DataTable.tsx';

const { amount: figure } = formats.comma;

/** The subject of each product's rows, whose number is a filter. */
export const liveSubjects = {
  contract: 'pair',
  options: 'pair',
  locked: 'product',
  loans: 'product',
  dual: 'pair',
  nft: 'item',
  otc: 'ad',
  otc_ads: 'coin',
  ieo: 'coin',
  copy: undefined,
} as const satisfies Readonly<Record<LiveProduct, string | undefined>>;

/** The subjects that have a name to look for them by. */
export const liveThings: {
  readonly [Product in LiveProduct]?: Extract<NamedThing, 'pair' | 'coin' | 'locked_product' | 'loan_product'>;
} = {
  contract: 'pair',
  options: 'pair',
  dual: 'pair',
  locked: 'locked_product',
  loans: 'loan_product',
  otc_ads: 'coin',
  ieo: 'coin',
};

interface Named {
  readonly id: string;
  readonly isIn?: readonly LiveProduct[];
}

const sided: readonly LiveProduct[] = ['contract', 'options', 'dual', 'nft', 'otc', 'otc_ads'];
const withPeople = ['copy', 'ieo', 'otc_ads'] as const;
const own: readonly LiveProduct[] = liveProducts.filter((one) => one !== 'ieo');
const about: readonly LiveProduct[] = liveProducts.filter((one) => liveSubjects[one] !== undefined);

/** The columns of every product's list, those that it has no use for left out. */
export function useLiveColumns(product: LiveProduct): readonly Column<LiveRow>[] {
  const t = useMessages();
  const moment = useMoment();
  const word = useWord();
  return useMemo(() => {
    const live = (name: 'since' | 'ends' | 'other' | 'uid' | 'account' | 'seller') => t(`console.markets.live.${name}`);
    const all: readonly (Column<LiveRow> & Named)[] = [
      { id: 'number', title: t('console.people.columns.number'), value: ({ number }) => number },
      {
        id: 'account',
        title: live(product === 'otc' ? 'seller' : 'account'),
        value: ({ accountId }) => accountId ?? '',
        Cell: Owner,
        isIn: own,
      },
      { id: 'uid', title: live('uid'), value: ({ uid }) => uid ?? '', isIn: own, from: 'laptop' },
      { id: 'other', title: live('other'), value: ({ otherId }) => otherId ?? '', Cell: Other, isIn: ['otc'] },
      {
        id: 'subject',
        title: t(liveSubjects[product] === 'pair' ? 'console.people.columns.pair' : 'console.people.columns.asset'),
        value: ({ subject }) => subject,
        isIn: about,
      },
      {
        id: 'subjectNumber',
        title: t(`console.markets.live.numbers.${liveSubjects[product] ?? 'pair'}`),
        value: ({ subjectId }) => subjectId ?? '',
        isIn: about,
        from: 'desk',
      },
      {
        id: 'side',
        title: t('console.people.columns.side'),
        value: ({ side }) => (side === undefined ? '' : word(side)),
        isIn: sided,
      },
      {
        id: 'state',
        title: t('console.people.columns.status'),
        value: ({ state }) => word(state === 'open' ? 'position_open' : state),
      },
      {
        id: 'amount',
        title: t(`console.markets.live.amounts.${product}`),
        value: ({ amount, code }) => `${amount} ${code}`,
        text: ({ amount, code }) => `${figure(amount)} ${code}`,
        isQuantity: true,
      },
      {
        id: 'otherAmount',
        title: t(`console.markets.live.others.${product}`),
        value: ({ otherAmount, otherCode }) => (otherAmount === undefined ? '' : `${otherAmount} ${otherCode}`),
        text: ({ otherAmount, otherCode }) => (otherAmount === undefined ? '–' : `${figure(otherAmount)} ${otherCode}`),
        isQuantity: true,
      },
      {
        id: 'people',
        title: t(`console.markets.live.people.${withPeople.find((one) => one === product) ?? 'copy'}`),
        value: ({ people }) => people ?? '',
        isQuantity: true,
        isIn: withPeople,
      },
      {
        id: 'since',
        title: live('since'),
        value: ({ sinceMs }) => sinceMs ?? '',
        text: ({ sinceMs }) => (sinceMs === undefined ? '–' : moment(sinceMs)),
        isMoment: true,
        from: 'laptop',
        isIn: liveProducts.filter((one) => one !== 'otc_ads'),
      },
      {
        id: 'ends',
        title: live('ends'),
        value: ({ endsAtMs }) => endsAtMs ?? '',
        text: ({ endsAtMs }) => (endsAtMs === undefined ? '–' : moment(endsAtMs)),
        isMoment: true,
        from: 'laptop',
        isIn: liveProducts.filter((one) => one !== 'otc_ads' && one !== 'copy'),
      },
    ];
    return all.filter(({ isIn }) => isIn === undefined || isIn.includes(product));
  }, [t, moment, word, product]);
}

function Owner({ row: { accountId } }: { readonly row: LiveRow }) {
  return accountId === undefined ? null : <ToPerson accountId={accountId} />;
}

function Other({ row: { otherId } }: { readonly row: LiveRow }) {
  return otherId === undefined ? null : <ToPerson accountId={otherId} />;
}

function ToPerson({ accountId }: { readonly accountId: number }) {
  return (
    <Link to="/people/$id" params={{ id: `${accountId}` }} className="text-accent underline underline-offset-2">
      {accountId}
    </Link>
  );
}
