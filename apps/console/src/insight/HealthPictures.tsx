import { formats } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useMemo } from 'react';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Panel } from '../ui/Page.tsx';
import { type Health, short } from './insight.ts';
import { Tile } from './Tile.tsx';
import { TimeChart } from './TimeChart.tsx';

const { amount } = formats.comma;

type Minute = Health['minutes'][number];

const measured = ['records', 'commitMs', 'behindMs', 'loopLagMs', 'requests', 'errors'] as const;
const behindMsMax = 30_000;
const bytesPerGb = 1_000_000_000;

/** The server as it is now, its last hour, and what users read on the status page. */
export function HealthPictures({ health }: { readonly health: Health }) {
  const t = useMessages();
  const { minutes, parts } = health;
  const pictures = useMemo(
    () =>
      measured.map((name) => ({ name, points: minutes.map((minute) => ({ atMs: minute.atMs, value: minute[name] })) })),
    [minutes],
  );
  return (
    <>
      <Panel title={t('insight.health.parts')}>
        <ul className="flex flex-wrap gap-2 text-13">
          {parts.map(({ part, works }) => (
            <li key={part} className="flex items-center gap-2">
              {t(`insight.health.part.${part}`)}
              <Tag look={works ? 'good' : 'danger'}>{t(works ? 'insight.health.works' : 'insight.health.down')}</Tag>
            </li>
          ))}
        </ul>
      </Panel>
      <Now health={health} />
      <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {pictures.map(({ name, points }) => (
          <Tile key={name} name={t(`insight.health.minute.${name}`)} value={short(points.at(-1)?.value ?? 0)}>
            {points.length > 1 && (
              <TimeChart label={t(`insight.health.minute.${name}`)} points={points} format={short} />
            )}
          </Tile>
        ))}
      </div>
      <Minutes minutes={minutes} />
    </>
  );
}

function Now({ health }: { readonly health: Health }) {
  const t = useMessages();
  const moment = useMoment();
  const { snapshot, diskFreeBytes } = health;
  const isBehind = !health.areListsFollowing || health.listsBehindMs > behindMsMax;
  const ms = (value: number): string => t('insight.health.ms', { value: amount(`${value}`) });
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      <Tile name={t('insight.health.sequence')} value={amount(`${health.sequence}`)} />
      <Tile name={t('insight.health.underWay')} value={amount(`${health.underWay}`)} />
      <Tile name={t('insight.health.letters')} value={amount(`${health.letters}`)} />
      <Tile
        name={t('insight.health.lists')}
        value={health.areListsFollowing ? ms(health.listsBehindMs) : t('insight.health.down')}
        look={isBehind ? 'danger' : 'plain'}
      />
      {snapshot !== undefined && (
        <Tile name={t('insight.health.snapshot')} value={amount(`${health.sequence - snapshot.sequence}`)}>
          <p className="text-12 text-fg-3">{moment(snapshot.atMs)}</p>
        </Tile>
      )}
      <Tile name={t('insight.health.sockets')} value={amount(`${health.sockets}`)} />
      <Tile name={t('insight.health.loop')} value={ms(health.loopLagMs)} />
      {diskFreeBytes !== undefined && (
        <Tile
          name={t('insight.health.disk')}
          value={t('insight.health.gb', { value: amount(`${Math.floor(diskFreeBytes / bytesPerGb)}`) })}
        />
      )}
      <Tile
        name={t('insight.health.platform')}
        value={t(health.isPlatformDamaged ? 'insight.health.damaged' : 'insight.health.whole')}
        look={health.isPlatformDamaged ? 'danger' : 'plain'}
      />
    </div>
  );
}

function Minutes({ minutes }: { readonly minutes: readonly Minute[] }) {
  const t = useMessages();
  const moment = useMoment();
  const columns = useMemo(
    (): readonly Column<Minute>[] => [
      {
        id: 'minute',
        title: t('insight.health.time'),
        value: ({ atMs }) => atMs,
        text: ({ atMs }) => moment(atMs),
        isMoment: true,
      },
      ...measured.map((name) => ({
        id: name,
        title: t(`insight.health.minute.${name}`),
        value: (row: Minute) => row[name],
        isQuantity: true as const,
      })),
    ],
    [t, moment],
  );
  return (
    <DataTable
      name="minutes"
      rows={minutes.toReversed()}
      columns={columns}
      keyOf={({ atMs }) => `${atMs}`}
      empty={t('insight.young')}
    />
  );
}
