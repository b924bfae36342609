import { useAddress } from '../lib/address.ts';
import { useMessages } from '../lib/i18n.tsx';
import { Page } from '../ui/Page.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Coverage } from './Coverage.tsx';
import { IndexTable } from './IndexTable.tsx';
import { Instruments } from './Instruments.tsx';
import { ProductTable } from './ProductTable.tsx';

const parts = [
  { id: 'instruments', Body: Instruments },
  { id: 'index', Body: IndexTable },
  { id: 'products', Body: ProductTable },
  { id: 'coverage', Body: Coverage },
] as const;

/** Everything that is traded and offered, on which terms, with what stands behind it. */
export function MarketsScreen() {
  const t = useMessages();
  const [{ part = '' }] = useAddress();
  const { id: here, Body } = parts.find(({ id }) => id === part) ?? parts[0];
  return (
    <Page title={t('console.nav.markets')}>
      <Tabs
        label={t('console.markets.parts.all')}
        tabs={parts.map(({ id }) => ({ id, name: t(`console.markets.parts.${id}`) }))}
        here={here}
      />
      <Body key={here} />
    </Page>
  );
}
