import { Calculator, type LucideIcon, ShieldCheck, Sigma, Split, TriangleAlert } from 'lucide-react';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

const parts: readonly { readonly icon: LucideIcon; readonly title: MessageKey; readonly text: MessageKey }[] = [
  { icon: Split, title: 'dual.help.whatTitle', text: 'dual.help.whatText' },
  { icon: Calculator, title: 'dual.help.ruleTitle', text: 'dual.help.ruleText' },
  { icon: Sigma, title: 'dual.help.priceTitle', text: 'dual.help.priceText' },
  { icon: ShieldCheck, title: 'dual.help.backedTitle', text: 'dual.help.backedText' },
  { icon: TriangleAlert, title: 'dual.help.riskTitle', text: 'dual.help.riskText' },
];

/** pages/invest/help: how dual investments work, and what can go wrong. */
export function HelpScreen(_props: ScreenProps) {
  const t = useMessages();
  const footer = (
    <Button isWide onClick={() => navigateTo('/pages/invest/invest')}>
      {t('common.titles.dual')}
    </Button>
  );
  return (
    <Page title={t('common.titles.dualHelp')} footer={footer}>
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
