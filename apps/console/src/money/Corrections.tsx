import { type CallSpec, listCorrections, type OutputOf, proposeCorrection } from '@candor/api';
import { formats } from '@candor/kit';
import { useMemo, useState } from 'react';
import { useAddress } from '../lib/address.ts';
import { call as makeCall, type WireFields } from '../lib/call.ts';
import { everyPage } from '../lib/every-row.ts';
import { useMessages, useMoment, useWord } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { wireNamesOf } from '../lib/wire-names.ts';
import { Checked } from '../markets/Checked.tsx';
import { ActForm } from '../ui/ActForm.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel } from '../ui/Page.tsx';
import { Pager, usePage } from '../ui/Pager.tsx';
import { useAccountName } from './account-name.ts';

type Row = OutputOf<typeof listCorrections>['data'][number];

const { amount } = formats.comma;

const rowsPerPage = 50;
const nothing = {};
const everyCorrection = () =>
  everyPage(rowsPerPage, async (page) => {
    const { data, total } = await makeCall(listCorrections, { page, limit: rowsPerPage });
    return { rows: data, total };
  });

/** Corrections of balances: a form for the next one, with what it would move, and every one that was made. */
export function Corrections() {
  const t = useMessages();
  const may = useMay();
  const found = useCall(listCorrections, { page: usePage(), limit: rowsPerPage });
  const columns = useRowColumns();
  return (
    <>
      <p className="text-13 text-fg-2">{t('console.money.corrections.text')}</p>
      {may(proposeCorrection) && <Editor />}
      <Loaded from={found}>
        {({ data, total }) => (
          <>
            <DataTable
              name="corrections"
              rows={data}
              columns={columns}
              keyOf={({ proposalId }) => `${proposalId}`}
              empty={t('console.money.corrections.none')}
              every={everyCorrection}
            />
            <Pager total={total} limit={rowsPerPage} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** The fields that a person's statement fills in. */
const prefilled = ['from', 'to', 'assetId', 'corrects'] as const;

const call = proposeCorrection as CallSpec;

function Editor() {
  const t = useMessages();
  const [address] = useAddress();
  const [initial] = useState(() => {
    const given = prefilled.flatMap((name) => (address[name] === undefined ? [] : [[name, address[name]] as const]));
    return wireNamesOf(call, Object.fromEntries(given)) as Readonly<Record<string, string>>;
  });
  const [values, setValues] = useState<WireFields>(initial);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('console.money.corrections.title')}>
        <ActForm
          call={call}
          fixed={nothing}
          initial={initial}
          onChange={setValues}
          label={t('console.markets.propose')}
        />
      </Panel>
      <Checked call={call} values={values} />
    </div>
  );
}

function useRowColumns(): readonly Column<Row>[] {
  const t = useMessages();
  const moment = useMoment();
  const say = useWord();
  const accountName = useAccountName();
  return useMemo(() => {
    const titled = (id: 'at' | 'from' | 'to' | 'amount' | 'corrects' | 'operators') => ({
      id,
      title: t(`console.money.corrections.${id}`),
    });
    return [
      { ...titled('at'), value: ({ atMs }) => atMs, text: ({ atMs }) => moment(atMs), isMoment: true },
      { ...titled('from'), value: ({ from }) => accountName(from) },
      { ...titled('to'), value: ({ to }) => accountName(to) },
      {
        ...titled('amount'),
        value: (row) => row.amount,
        text: (row) => `${amount(row.amount)} ${row.code}`,
        isQuantity: true,
      },
      { id: 'reason', title: t('console.fields.reason'), value: ({ reason }) => say(reason) },
      { ...titled('corrects'), value: ({ corrects }) => corrects },
      { ...titled('operators'), value: ({ operators }) => operators.join(', ') },
    ];
  }, [t, moment, say, accountName]);
}
