import { getInvitationSummary, type OutputOf, setInvitationSplit, showMyRebates } from '@candor/api';
import { percentOfPpm, type Ppm } from '@candor/money';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Switch } from '#ui/Switch.tsx';
import { Amounts } from './Amounts.tsx';

type Summary = OutputOf<typeof getInvitationSummary>;

/** The parts of a rebate that may be given to the friend, in percent. */
const parts = ['0', '25', '50', '75', '100'] as const;
type Part = (typeof parts)[number];

/** The shares of a friend's fees, as the core pays them, and the part that the user gives to friends. */
export function Shares({ summary }: { readonly summary: Summary }) {
  const t = useMessages();
  const format = useFormat();
  const { share, friendShare, inviterOfFees, friendOfFees, days } = summary;
  const command = useCommand(setInvitationSplit, { invalidates: [getInvitationSummary], onFailed: () => true });
  const percent = (of: number) => format.percent(percentOfPpm(of));
  const chosen = parts.find((part) => Number(part) * 10_000 === friendShare);
  return (
    <Card className="flex flex-col gap-3 px-4 py-3">
      <p className="text-13 text-fg-2">
        {share === 0
          ? t('invitations.nothingShared')
          : days === undefined
            ? t('invitations.rule', { percent: format.amount(percentOfPpm(share)) })
            : t('invitations.ruleDays', { percent: format.amount(percentOfPpm(share)), days: String(days) })}
      </p>
      <Facts>
        <Fact label={t('invitations.toMe')}>{percent(inviterOfFees)}</Fact>
        <Fact label={t('invitations.toFriend')}>{percent(friendOfFees)}</Fact>
      </Facts>
      <div>
        <p className="mb-1.5 text-12 text-fg-3">{t('invitations.split')}</p>
        <SegmentedControl<Part | ''>
          label={t('invitations.split')}
          items={parts.map((id) => ({ id, label: `${id}%` }))}
          value={chosen ?? ''}
          onChange={(part) => void command.run({ friendShare: (Number(part) * 10_000) as Ppm })}
        />
      </div>
      <CommandError error={command.error} />
    </Card>
  );
}

/** The invitation that the user came by, with what has come back to them. */
export function OwnInvitation({ own }: { readonly own: NonNullable<Summary['own']> }) {
  const t = useMessages();
  const format = useFormat();
  const command = useCommand(showMyRebates, { invalidates: [getInvitationSummary], onFailed: () => true });
  const { inviter, state, friendOfFees, showsRebates, got } = own;
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">{t('invitations.own.title')}</h2>
      <Card className="px-4 py-3">
        <Facts>
          <Fact label={t('invitations.own.inviter')}>{inviter.name}</Fact>
          {state !== 'active' && <Fact label={t('invitations.own.state')}>{t(`invitations.states.${state}`)}</Fact>}
          <Fact label={t('invitations.own.back')}>{format.percent(percentOfPpm(friendOfFees))}</Fact>
          <Fact label={t('invitations.own.got')}>
            <Amounts amounts={got} />
          </Fact>
        </Facts>
        <div className="mt-2 flex items-center justify-between gap-4 border-t border-line pt-3">
          <span className="text-13 text-fg-2">{t('invitations.own.shows')}</span>
          <Switch
            label={t('invitations.own.shows')}
            isOn={showsRebates}
            onChange={(isShown) => void command.run({ isShown })}
          />
        </div>
        <CommandError error={command.error} />
      </Card>
    </section>
  );
}
