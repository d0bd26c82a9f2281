import { href } from '@northlight/site-kit';
import {
  Activity,
  BadgePercent,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  ShoppingBag,
  Sparkles,
  Ticket,
  UsersRound,
} from 'lucide-react';

/** A page of the admin, as sidebar and dashboard lead to it. */
interface AdminPlace {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** What is done there, for the card of the dashboard; the dashboard itself has none. */
  readonly does?: string;
  /** Who else than admins may enter: those who work as this. */
  readonly worksAs?: string;
}

/** The pages that there are, in the order of the sidebar (§2 Admin layout). */
export const adminPlaces: readonly AdminPlace[] = [
  { label: 'Dashboard', to: href('admin'), icon: LayoutDashboard },
  {
    label: 'Experiences',
    to: href('adminExperiences'),
    icon: Sparkles,
    does: 'Write what visitors read, set prices, hang pictures',
  },
  {
    label: 'Products',
    to: href('adminProducts'),
    icon: ShoppingBag,
    does: 'Write what the shop sells, set prices, count pieces',
  },
  {
    label: 'Bookings',
    to: href('adminBookings'),
    icon: Ticket,
    does: 'See who comes, let parties in, find, move and cancel',
    worksAs: 'desk',
  },
  {
    label: 'Franchise Inquiries',
    to: href('adminInquiries'),
    icon: FileText,
    does: 'Read applications, move them on, invite candidates',
  },
  {
    label: 'Memberships',
    to: href('adminMemberships'),
    icon: BadgePercent,
    does: 'Write plans, set prices and what members get',
  },
  {
    label: 'Users',
    to: href('adminUsers'),
    icon: UsersRound,
    does: 'Give roles, deactivate accounts, send a link to a new password',
  },
  {
    label: 'Operations',
    to: href('adminOperations'),
    icon: Activity,
    does: 'See queues, failed jobs and what lags, and settle what is stuck',
    worksAs: 'ops',
  },
];
