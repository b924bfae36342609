import { viewHealth, viewInsight } from '@candor/api';
import { Link } from '@tanstack/react-router';
import { useAddress } from '../lib/address.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { tabLooks } from '../ui/tab-looks.ts';
import { DayTable } from './DayTable.tsx';
import { FigurePictures } from './FigurePictures.tsx';
import { HealthPictures } from './HealthPictures.tsx';
import { HourTable } from './HourTable.tsx';
import { Retention } from './Retention.tsx';

const everyMs = 30_000;

const ofInsight = [
  { id: 'figures', Body: FigurePictures },
  { id: 'hours', Body: HourTable },
  { id: 'days', Body: DayTable },
  { id: 'retention', Body: Retention },
] as const;

/** The figures of the installation, and the health of the server. */
export function InsightScreen() {
  const t = useMessages();
  const may = useMay();
  const [{ part }] = useAddress();
  const shown = [...(may(viewInsight) ? ofInsight.map(({ id }) => id) : []), 'health' as const];
  const here = shown.find((id) => id === part) ?? shown[0];
  return (
    <Page title={t('console.nav.insight')}>
      <nav aria-label={t('insight.parts.all')} className="flex overflow-x-auto border-b border-line">
        {shown.map((id) => (
          <Link
            key={id}
            to="/insight"
            search={{ part: id }}
            aria-current={id === here ? 'page' : undefined}
            className={tabLooks(id === here)}
          >
            {t(`insight.parts.${id}`)}
          </Link>
        ))}
      </nav>
      {here === 'health' ? <Health /> : <Insight key={here} part={here ?? 'figures'} />}
    </Page>
  );
}

function Health() {
  const health = useCall(viewHealth, {}, { everyMs });
  return <Loaded from={health}>{(data) => <HealthPictures health={data} />}</Loaded>;
}

function Insight({ part }: { readonly part: (typeof ofInsight)[number]['id'] }) {
  const insight = useCall(viewInsight, {}, { everyMs });
  const Body = ofInsight.find(({ id }) => id === part)?.Body ?? FigurePictures;
  return <Loaded from={insight}>{(data) => <Body insight={data} />}</Loaded>;
}
