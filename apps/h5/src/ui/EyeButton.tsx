import { IconButton } from '@candor/kit/view';
import { Eye, EyeOff } from 'lucide-react';
import { settings } from '#client/read.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** The one eye: hides and shows all balances everywhere. */
export function EyeButton() {
  const t = useMessages();
  const isHidden = useSetting('areBalancesHidden');
  return (
    <IconButton
      label={t(isHidden ? 'common.showBalances' : 'common.hideBalances')}
      icon={isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      onClick={() => settings.change({ areBalancesHidden: !isHidden })}
      size={18}
      className="text-fg-2"
    />
  );
}
