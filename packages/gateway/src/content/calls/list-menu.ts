import { listMenu } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(listMenu, async ({ platform }, _input, { lang }) => {
  const items = await platform.content.menu(lang);
  return done(
    items.map(({ key, label, icon, group, route, state, isOnHome }) => ({
      key,
      name: label,
      icon,
      group,
      route,
      isReady: state === 'available',
      isHome: isOnHome,
    })),
  );
});
