import { type OutputOf, viewRailMeans } from '@candor/api';
import { formats } from '@candor/kit';
import { Note } from '@candor/kit/view';
import { useMemo } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';

const { amount } = formats.comma;
const everyMs = 30_000;

type Means = OutputOf<typeof viewRailMeans>;
type Row = Means['rails'][number];

/** The means of paying withdrawals: the hot wallet's funds and gas, and the room in the signer's limits. */
export function RailMeans() {
  const t = useMessages();
  const found = useCall(viewRailMeans, {}, { everyMs });
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-16 font-semibold">{t('console.money.means.title')}</h2>
      <Loaded from={found}>
        {(means) =>
          means.gas === undefined ? (
            <p className="text-13 text-fg-3">{t('console.money.means.noChain')}</p>
          ) : (
            <>
              {!means.doesNodeAnswer && <Note tone="danger">{t('console.money.means.nodeSilent')}</Note>}
              {!means.doesSignerAnswer && <Note tone="danger">{t('console.money.means.signerSilent')}</Note>}
              <Gas gas={means.gas} isEndless={means.isEndless} />
              <MeansTable means={means} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

interface GasProps {
  readonly gas: NonNullable<Means['gas']>;
  readonly isEndless: boolean;
}

function Gas({ gas, isEndless }: GasProps) {
  const t = useMessages();
  const { code, hot, payment, payments, hourMax, hourLeft } = gas;
  const sum = (value: string | undefined): string => (value === undefined ? '–' : `${amount(value)} ${code}`);
  const left =
    hourLeft === undefined || hourMax === undefined
      ? '–'
      : `${t('console.money.means.of', { left: amount(hourLeft), most: amount(hourMax) })} ${code}`;
  const facts = [
    ['gasHot', isEndless ? t('console.money.means.endless') : sum(hot)],
    ['gasPayment', sum(payment)],
    [
      'gasPayments',
      payments === undefined
        ? t(isEndless ? 'console.money.means.endless' : 'console.money.means.unknown')
        : t('console.money.means.payments', { count: payments }),
    ],
    ['gasLeft', left],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-tile border border-line bg-surface p-4 lg:grid-cols-4">
      {facts.map(([id, value]) => (
        <div key={id} className="flex min-w-0 flex-col gap-1">
          <dt className="text-12 text-fg-2">{t(`console.money.means.${id}`)}</dt>
          <dd
            className={`text-14 font-medium tabular-nums ${id === 'gasPayments' && payments === 0 ? 'text-danger' : ''}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function MeansTable({ means: { rails, isEndless } }: { readonly means: Means }) {
  const t = useMessages();
  const columns = useMemo((): readonly Column<Row>[] => {
    const quantity = (
      id: 'hot' | 'transactionMax' | 'hourLeft' | 'dayLeft',
      text: (row: Row) => string,
    ): Column<Row> => ({
      id,
      title: t(`console.money.means.${id}`),
      value: (row) => row[id] ?? '',
      text,
      isQuantity: true,
    });
    const shown = (value: string | undefined): string => (value === undefined ? '–' : amount(value));
    const leftOf = (left: string | undefined, most: string | undefined): string =>
      left === undefined || most === undefined
        ? '–'
        : t('console.money.means.of', { left: amount(left), most: amount(most) });
    return [
      { id: 'asset', title: t('console.money.asset'), value: ({ code }) => code },
      { id: 'network', title: t('console.money.network'), value: ({ network }) => network },
      quantity('hot', ({ hot }) => (isEndless ? t('console.money.means.endless') : shown(hot))),
      quantity('transactionMax', ({ transactionMax }) => shown(transactionMax)),
      quantity('hourLeft', ({ hourLeft, hourMax }) => leftOf(hourLeft, hourMax)),
      quantity('dayLeft', ({ dayLeft, dayMax }) => leftOf(dayLeft, dayMax)),
    ];
  }, [t, isEndless]);
  return (
    <DataTable
      name="rail-means"
      rows={rails}
      columns={columns}
      keyOf={({ railId }) => `${railId}`}
      empty={t('console.shell.nothing')}
    />
  );
}
