import { listLive, type LiveProduct, liveProducts } from '@candor/api';
import { Button, fieldControl } from '@candor/kit/view';
import { useParams } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { useAddress } from '../lib/address.ts';
import { formText } from '../lib/form-text.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useOnce } from '../lib/use-call.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { Pager, usePage } from '../ui/Pager.tsx';
import { NamePicker } from '../values/NamePicker.tsx';
import { liveSubjects, liveThings, useLiveColumns } from './live-columns.tsx';

const limit = 50;
const filters = ['account', 'uid', 'subject'] as const;
type Filter = (typeof filters)[number];

/** Everything that is open now in a product, of everybody, the newest first. */
export function LiveScreen() {
  const t = useMessages();
  const [address] = useAddress();
  const { product: id = '' } = useParams({ strict: false });
  const product = liveProducts.find((one) => one === id);
  if (product === undefined) {
    return (
      <Page title={id}>
        <p className="text-13 text-fg-3">{t('console.shell.nothing')}</p>
      </Page>
    );
  }
  return (
    <Page title={t('console.markets.live.all', { product: t(`console.markets.products.${product}`) })}>
      <Filters key={JSON.stringify(address)} product={product} />
      <LiveList key={product} product={product} />
    </Page>
  );
}

const things = {
  pair: 'console.fields.pair',
  coin: 'console.fields.currency',
  locked_product: 'console.fields.product',
  loan_product: 'console.fields.product',
} as const;

/** Asks anew on Enter, and not with each digit: reading the list is on record. */
function Filters({ product }: { readonly product: LiveProduct }) {
  const t = useMessages();
  const [address, setAddress] = useAddress();
  const pickerId = useId();
  const thing = liveThings[product];
  const [chosen, setChosen] = useState(address['subject'] ?? '');
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const given = Object.fromEntries(shown.map((name) => [name, formText(form, name)]));
    setAddress({ page: '', ...given, ...(thing !== undefined && { subject: chosen }) });
  }
  const subject = liveSubjects[product];
  const shown: readonly Filter[] = subject === undefined ? ['account', 'uid'] : filters;
  const typed = shown.filter((name) => name !== 'subject' || thing === undefined);
  const titles = {
    account: t('console.markets.live.account'),
    uid: t('console.markets.live.uid'),
    subject: t(`console.markets.live.numbers.${subject ?? 'pair'}`),
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {typed.map((name) => (
        <label key={name} className="flex flex-col gap-1 text-12 text-fg-2">
          {titles[name]}
          <input
            name={name}
            inputMode="numeric"
            pattern="[1-9][0-9]{0,14}"
            defaultValue={address[name]}
            className={`${fieldControl} h-8 w-32`}
          />
        </label>
      ))}
      {thing !== undefined && (
        <div className="flex w-40 flex-col gap-1 text-12 text-fg-2">
          <label htmlFor={pickerId}>{t(things[thing])}</label>
          <NamePicker id={pickerId} thing={thing} mayBeNew={false} value={chosen} onChange={setChosen} />
        </div>
      )}
      <Button type="submit" look="ink">
        {t('console.markets.live.find')}
      </Button>
      {filters.some((name) => address[name] !== undefined) && (
        <Button
          look="ghost"
          onClick={() => setAddress({ page: '', ...Object.fromEntries(filters.map((name) => [name, ''])) })}
        >
          {t('console.markets.live.clear')}
        </Button>
      )}
      <p className="text-12 text-fg-3">{t(`console.markets.live.${product === 'ieo' ? 'toldIfNamed' : 'told'}`)}</p>
    </form>
  );
}

function LiveList({ product }: { readonly product: LiveProduct }) {
  const t = useMessages();
  const at = usePage();
  const [{ account, uid, subject }] = useAddress();
  const columns = useLiveColumns(product);
  const found = useOnce(listLive, {
    product,
    ...(isNumber(account) && { accountId: Number(account) }),
    ...(isNumber(uid) && { uid: Number(uid) }),
    ...(isNumber(subject) && { subjectId: Number(subject) }),
    page: at,
    limit,
  });
  return (
    <Loaded from={found}>
      {({ data, total }) => (
        <>
          <DataTable
            name={`live-${product}-${at}`}
            rows={data}
            columns={columns}
            keyOf={({ number }) => `${number}`}
            empty={t('console.markets.live.none')}
          />
          <Pager total={total} limit={limit} />
        </>
      )}
    </Loaded>
  );
}

function isNumber(text: string | undefined): boolean {
  return /^[1-9]\d{0,14}$/.test(text ?? '');
}
