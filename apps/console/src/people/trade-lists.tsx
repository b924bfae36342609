import { type OutputOf, viewPersonContracts, viewPersonOptions, viewPersonOrders } from '@candor/api';
import { useOnce } from '../lib/use-call.ts';
import { usePage } from '../ui/Pager.tsx';
import { useColumns } from './columns.ts';
import { PersonList, rowsPerPage } from './PersonList.tsx';

interface OfPerson {
  readonly accountId: number;
}

type Order = Extract<OutputOf<typeof viewPersonOrders>['rows'][number], { readonly status: unknown }>;
type Ticket = OutputOf<typeof viewPersonContracts>['tickets'][number];
type Option = OutputOf<typeof viewPersonOptions>['data'][number];

export function Orders({ accountId }: OfPerson) {
  const found = useOnce(viewPersonOrders, { accountId, page: usePage(), limit: rowsPerPage });
  const columns = useColumns<Order>(orderColumns);
  return (
    <PersonList
      name={`orders-${accountId}`}
      from={found}
      rowsOf={({ rows }) => rows.filter((row): row is Order => 'status' in row)}
      columns={columns}
      keyOf={(row) => `${row.orderId}`}
    />
  );
}

const orderColumns: Parameters<typeof useColumns<Order>>[0] = ({ words, say, time }) => [
  words('number', (row) => row.orderId),
  time('time', (row) => row.placedAtMs),
  words('pair', (row) => row.symbol),
  words('side', (row) => say(row.side)),
  words('type', (row) => say(row.orderType)),
  words('price', (row) => row.price ?? row.stopPrice),
  words('quantity', (row) => row.quantity ?? row.quoteAmount),
  words('filled', (row) => row.filled),
  words('frozen', (row) => row.held),
  words('fee', (row) => row.fee),
  words('status', (row) => say(row.status, row.endReason)),
];

export function Contracts({ accountId }: OfPerson) {
  const found = useOnce(viewPersonContracts, { accountId, page: usePage(), limit: rowsPerPage });
  const columns = useColumns<Ticket>(ticketColumns);
  return (
    <PersonList
      name={`contracts-${accountId}`}
      from={found}
      rowsOf={({ tickets }) => tickets}
      columns={columns}
      keyOf={(row) => `${row.ticketId}`}
    />
  );
}

const ticketColumns: Parameters<typeof useColumns<Ticket>>[0] = ({ words, say, time }) => [
  words('number', (row) => row.ticketId),
  time('time', (row) => row.orderedAtMs),
  words('pair', (row) => row.symbol),
  words('side', (row) => say(row.direction)),
  words('lots', (row) => row.lots / 100),
  words('multiple', (row) => row.multiple),
  words('margin', (row) => row.margin),
  words('entry', (row) => row.entryPrice),
  words('profit', (row) => ('total' in row ? row.total : row.figures?.unrealised)),
  words('fee', (row) => row.feeTotal),
  words('status', (row) => say(row.status, 'reason' in row ? row.reason : undefined)),
];

export function Options({ accountId }: OfPerson) {
  const found = useOnce(viewPersonOptions, { accountId, page: usePage(), limit: rowsPerPage });
  const columns = useColumns<Option>(optionColumns);
  return (
    <PersonList
      name={`options-${accountId}`}
      from={found}
      rowsOf={({ data }) => data}
      columns={columns}
      keyOf={(row) => `${row.optionId}`}
    />
  );
}

const optionColumns: Parameters<typeof useColumns<Option>>[0] = ({ words, say, time }) => [
  words('number', (row) => row.optionId),
  time('time', (row) => row.boughtAtMs),
  words('pair', (row) => row.symbol),
  words('side', (row) => say(row.direction)),
  words('asset', (row) => row.code),
  words('stake', (row) => row.stake),
  words('paid', (row) => row.paid),
  words('profit', (row) => row.profit),
  time('ends', (row) => row.settledAtMs ?? row.expiresAtMs),
  words('status', (row) => say(row.status, row.result)),
];
