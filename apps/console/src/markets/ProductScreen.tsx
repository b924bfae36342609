import { listLive, listSettings, liveProducts, type SettingVersionRow } from '@candor/api';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useActName } from '../acts/use-act-name.ts';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { linkLooks } from '../ui/link-looks.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { callAt, openers, type Product, products } from './products.ts';
import { useChangeName } from './change-name.ts';
import { termsOf, useSettingTexts } from './setting-text.ts';

/** A product: its terms in force, each with its history behind it, and everything that can be done for it. */
export function ProductScreen() {
  const t = useMessages();
  const { product: id = '' } = useParams({ strict: false });
  const product = products.find((one) => one.id === id);
  if (product === undefined) {
    return (
      <Page title={id}>
        <p className="text-13 text-fg-3">{t('console.shell.nothing')}</p>
      </Page>
    );
  }
  return (
    <Page title={t(`console.markets.products.${product.id}`)} actions={<Acts product={product} />}>
      {product.changes.length === 0 ? (
        <p className="text-13 text-fg-3">{t('console.markets.noTerms')}</p>
      ) : (
        <Settings key={id} product={product} />
      )}
    </Page>
  );
}

function Acts({ product: { id, changes, acts } }: { readonly product: Product }) {
  const t = useMessages();
  const actName = useActName();
  const changeName = useChangeName();
  const may = useMay();
  return (
    <>
      {may(listLive) &&
        liveProducts
          .filter((one) => one.startsWith(id))
          .map((one) => (
            <Link key={one} to="/markets/$product/live" params={{ product: one }} className={linkLooks}>
              {t(one === 'otc_ads' ? 'console.markets.live.ads' : 'console.markets.live.title')}
            </Link>
          ))}
      {changes.map((change) => {
        const call = openers[change];
        return (
          call !== undefined &&
          may(call) && (
            <Link key={change} to="/markets/$product/$change" params={{ product: id, change }} className={linkLooks}>
              {t('console.markets.new', { what: changeName(change) })}
            </Link>
          )
        );
      })}
      {acts
        .filter(([, call]) => may(call))
        .map(([name]) => (
          <Link key={name} to="/acts/$name" params={{ name }} className={linkLooks}>
            {actName(name)}
          </Link>
        ))}
    </>
  );
}

function Settings({ product: { id, changes } }: { readonly product: Product }) {
  const t = useMessages();
  const changeName = useChangeName();
  const moment = useMoment();
  const textsOf = useSettingTexts();
  const navigate = useNavigate();
  const found = useCall(listSettings, { changes: changes.map((type) => [type]) });
  const columns = useMemo((): readonly Column<SettingVersionRow>[] => {
    const wordsFor = (row: SettingVersionRow): string => {
      const { label, value } = textsOf(callAt(row.call));
      return termsOf(row)
        .map((field) => `${label(field.name)} ${value(field.name, field.value, row.fields)}`)
        .join(' · ');
    };
    return [
      { id: 'of', title: t('console.markets.of'), value: ({ name }) => name || t('console.markets.everybody') },
      {
        id: 'kind',
        title: t('console.markets.kind'),
        value: ({ change }) => changeName(change),
      },
      { id: 'version', title: t('console.markets.version'), value: ({ version }) => version, isQuantity: true },
      {
        id: 'since',
        title: t('console.markets.since'),
        value: ({ atMs }) => atMs,
        text: ({ atMs }) => (atMs === 0 ? '–' : moment(atMs)),
        isMoment: true,
      },
      { id: 'by', title: t('console.markets.by'), value: ({ operators }) => operators.join(', '), from: 'desk' },
      {
        id: 'terms',
        title: t('console.markets.terms'),
        value: (row) => wordsFor(row),
        from: 'laptop',
      },
    ];
  }, [t, moment, textsOf, changeName]);
  return (
    <Loaded from={found}>
      {(rows) => (
        <DataTable
          name={id}
          rows={rows}
          columns={columns}
          keyOf={({ change, subject }) => `${change} ${subject}`}
          empty={t('console.markets.none')}
          onOpen={({ change, subject }) =>
            void navigate({
              to: '/markets/$product/$change',
              params: { product: id, change },
              search: { of: subject },
            })
          }
        />
      )}
    </Loaded>
  );
}
