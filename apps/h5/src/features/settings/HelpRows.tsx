import { Activity, Bell, BellPlus, CircleHelp, Headphones, Info, Landmark, Mail, Scale, Share2 } from 'lucide-react';
import { homePath } from '#client/navigation.ts';
import { useUnreadMessages } from '#hooks/use-unread.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Row } from '#ui/Row.tsx';
import { pageUrl } from '#features/help/share.ts';
import { useShare } from '#features/help/use-share.ts';
import { Group } from '#ui/Group.tsx';

/** Pages to read, and the ways to reach us. */
export function HelpRows() {
  const t = useMessages();
  const { share } = useShare();
  const unread = useUnreadMessages();
  const title = `${t('common.appName')} · ${t('settings.shareText')}`;
  return (
    <Group title={t('settings.groups.help')}>
      <Row
        icon={<Bell strokeWidth={1.75} />}
        label={t('settings.notifications')}
        onPress={() => navigateTo('/pages/setting/notices')}
      />
      <Row
        icon={<BellPlus strokeWidth={1.75} />}
        label={t('common.titles.alerts')}
        onPress={() => navigateTo('/pages/alert/alert')}
      />
      <Row
        icon={<Headphones strokeWidth={1.75} />}
        label={t('common.titles.service')}
        value={unread === 0 ? undefined : String(unread)}
        onPress={() => navigateTo('/pages/kefu/index')}
      />
      <Row
        icon={<CircleHelp strokeWidth={1.75} />}
        label={t('settings.faq')}
        onPress={() => navigateTo('/pages/common/faq')}
      />
      <Row
        icon={<Scale strokeWidth={1.75} />}
        label={t('settings.compliance')}
        onPress={() => navigateTo('/pages/setting/operational_compliance')}
      />
      <Row
        icon={<Landmark strokeWidth={1.75} />}
        label={t('settings.house.title')}
        onPress={() => navigateTo('/pages/setting/house')}
      />
      <Row
        icon={<Mail strokeWidth={1.75} />}
        label={t('settings.contact')}
        onPress={() => navigateTo('/pages/common/contactus')}
      />
      <Row
        icon={<Activity strokeWidth={1.75} />}
        label={t('common.titles.status')}
        onPress={() => navigateTo('/pages/common/status')}
      />
      <Row
        icon={<Info strokeWidth={1.75} />}
        label={t('settings.about')}
        onPress={() => navigateTo('/pages/common/aboutus')}
      />
      <Row
        icon={<Share2 strokeWidth={1.75} />}
        label={t('settings.share')}
        onPress={() => void share(title, pageUrl(homePath))}
      />
    </Group>
  );
}
