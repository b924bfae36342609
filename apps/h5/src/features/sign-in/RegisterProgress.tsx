import { cx } from '@candor/kit';
import { useMessages } from '#i18n/use-messages.ts';
import { type RegisterStep, registerSteps } from './register-steps.ts';

/** The place of a question among all, in words and as a bar. */
export function RegisterProgress({ step }: { readonly step: RegisterStep }) {
  const t = useMessages();
  const place = registerSteps.indexOf(step);
  return (
    <div className="flex flex-col gap-2">
      <p aria-live="polite" className="text-13 text-fg-2">
        {t('entry.step', { step: String(place + 1), steps: String(registerSteps.length) })} · {t(`entry.steps.${step}`)}
      </p>
      <div aria-hidden className="flex gap-1">
        {registerSteps.map((one, at) => (
          <span key={one} className={cx('h-1 flex-1 rounded-full', at <= place ? 'bg-accent' : 'bg-inset')} />
        ))}
      </div>
    </div>
  );
}
