import type { SpinRow } from '@candor/api';
import { Copy } from 'lucide-react';
import { useShare } from '#features/help/use-share.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { CheckMark } from './CheckMark.tsx';
import { useTurnCheck } from './use-turn-check.ts';
import { factorText } from './wheel-shape.ts';

interface TurnSheetProps {
  readonly turn: SpinRow | undefined;
  readonly onClose: () => void;
}

const steps = ['committed', 'drawn', 'picked'] as const;

/** One turn with everything that its result follows from, to draw it again elsewhere. */
export function TurnSheet({ turn, onClose }: TurnSheetProps) {
  const t = useMessages();
  const { copy } = useShare();
  const check = useTurnCheck(turn);
  return (
    <Sheet
      isOpen={turn !== undefined}
      onClose={onClose}
      title={turn === undefined ? '' : t('game.turn', { number: String(turn.spinId) })}
      footer={
        turn !== undefined && (
          <Button
            look="soft"
            isWide
            icon={<Copy aria-hidden className="size-[1.125rem]" />}
            onClick={() => void copy(JSON.stringify(turn, undefined, 2))}
          >
            {t('game.copyTurn')}
          </Button>
        )
      }
    >
      {turn !== undefined && (
        <div className="flex flex-col gap-3">
          {check !== undefined && <CheckMark check={check} />}
          <TurnFacts turn={turn} />
          <Seeds turn={turn} />
          <ol className="flex list-decimal flex-col gap-1 pl-4 text-12 text-fg-2">
            {steps.map((step) => (
              <li key={step}>{t(`game.steps.${step}`)}</li>
            ))}
          </ol>
        </div>
      )}
    </Sheet>
  );
}

function TurnFacts({ turn }: { readonly turn: SpinRow }) {
  const t = useMessages();
  const format = useFormat();
  const { state, stake, prize, segment, ticket, segments } = turn;
  const points = (value: number) => t('game.points', { points: format.amount(String(value), 0) });
  const total = segments.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = segment === undefined ? undefined : segments[segment];
  return (
    <Facts>
      <Fact label={t('game.stake')}>{points(stake)}</Fact>
      {state !== 'drawn' && <Fact label={t('game.state')}>{t(`game.states.${state}`)}</Fact>}
      {prize !== undefined && <Fact label={t('game.prize')}>{points(prize)}</Fact>}
      {drawn !== undefined && segment !== undefined && (
        <Fact label={t('game.segment')}>
          {t('game.segmentOf', { number: String(segment + 1), factor: factorText(drawn.pays) })}
        </Fact>
      )}
      {ticket !== undefined && (
        <Fact label={t('game.ticket')}>{t('game.ticketOf', { ticket: String(ticket), last: String(total - 1) })}</Fact>
      )}
    </Facts>
  );
}

function Seeds({ turn }: { readonly turn: SpinRow }) {
  const t = useMessages();
  const { commitment, seed, clientSeed, series, nonce } = turn;
  const lines = [
    [t('game.fair.commitment'), commitment],
    [t('game.fair.seed'), seed ?? t('game.fair.secret')],
    [t('game.fair.clientSeed'), clientSeed],
    [t('game.fair.place'), t('game.fair.placeOf', { series: String(series), nonce: String(nonce) })],
  ] as const;
  return (
    <dl className="flex flex-col gap-2 text-12">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt className="text-fg-3">{label}</dt>
          <dd className="font-mono break-all">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
