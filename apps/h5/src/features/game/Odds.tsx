import { percentOfPpm } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import type { WheelRow } from './game-rows.ts';
import { factorText, oddsOf } from './wheel-shape.ts';

const percentDecimals = 2;

/** The published odds of the wheel, and its rules in a sentence each. */
export function Odds({ wheel }: { readonly wheel: WheelRow }) {
  const t = useMessages();
  const format = useFormat();
  const { segments, returned, spinsPerDay, lifeDays } = wheel;
  return (
    <>
      <Card className="px-4 py-2">
        <table className="w-full text-13 tabular-nums">
          <thead className="text-12 text-fg-3">
            <tr>
              <th className="py-1.5 text-left font-normal">{t('game.odds.pays')}</th>
              <th className="py-1.5 text-right font-normal">{t('game.odds.tickets')}</th>
              <th className="py-1.5 text-right font-normal">{t('game.odds.chance')}</th>
            </tr>
          </thead>
          <tbody>
            {oddsOf(segments).map(({ pays, weight, total }) => (
              <tr key={pays} className="border-t border-line">
                <td className="py-2 font-medium">{pays === 0 ? t('game.odds.nothing') : `×${factorText(pays)}`}</td>
                <td className="py-2 text-right">
                  {t('game.odds.of', { weight: String(weight), total: String(total) })}
                </td>
                <td className="py-2 text-right">{format.amount(((100 * weight) / total).toFixed(percentDecimals))}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <ul className="flex list-disc flex-col gap-1 pl-4 text-12 text-fg-2">
        <li>{t('game.rules.returned', { percent: format.amount(percentOfPpm(returned)) })}</li>
        <li>{t('game.rules.turns', { turns: String(spinsPerDay) })}</li>
        <li>{t('game.rules.life', { days: String(lifeDays) })}</li>
        <li>{t('game.rules.draw')}</li>
        <li>{t('game.rules.late')}</li>
      </ul>
    </>
  );
}
