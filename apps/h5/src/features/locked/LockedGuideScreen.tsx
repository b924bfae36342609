import { CalendarCheck, Lock, type LucideIcon, Repeat, Scissors, ShieldCheck, TriangleAlert } from 'lucide-react';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

const parts: readonly { readonly icon: LucideIcon; readonly title: MessageKey; readonly text: MessageKey }[] = [
  { icon: Lock, title: 'locked.guide.rateTitle', text: 'locked.guide.rateText' },
  { icon: ShieldCheck, title: 'locked.guide.reserveTitle', text: 'locked.guide.reserveText' },
  { icon: CalendarCheck, title: 'locked.guide.dividendTitle', text: 'locked.guide.dividendText' },
  { icon: Scissors, title: 'locked.guide.exitTitle', text: 'locked.guide.exitText' },
  { icon: Repeat, title: 'locked.guide.renewTitle', text: 'locked.guide.renewText' },
  { icon: TriangleAlert, title: 'locked.guide.riskTitle', text: 'locked.guide.riskText' },
];

/** pages/lockming/welcome: how locked mining works, with what can go wrong. */
export function LockedGuideScreen(_props: ScreenProps) {
  const t = useMessages();
  const footer = (
    <Button isWide onClick={() => navigateTo('/pages/lockming/lockming')}>
      {t('locked.guide.see')}
    </Button>
  );
  return (
    <Page title={t('locked.guide.title')} footer={footer}>
      <div className="flex flex-col gap-5 px-4 pt-2 pb-8">
        {parts.map(({ icon: Icon, title, text }) => (
          <section key={title} className="flex gap-3.5">
            <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-tile bg-inset text-fg">
              <Icon className="size-5" strokeWidth={1.75} />
            </span>
            <div className="min-w-0 flex-1">
              <h2 className="text-15 font-semibold">{t(title)}</h2>
              <p className="mt-1 text-13 text-fg-2">{t(text)}</p>
            </div>
          </section>
        ))}
      </div>
    </Page>
  );
}
