import type { UserView } from '@northlight/contracts';
import { href } from '@northlight/site-kit';
import {
  Activity,
  BadgePercent,
  Building2,
  CalendarRange,
  ChartColumn,
  FileText,
  Gift,
  HandCoins,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Package,
  PenLine,
  ScrollText,
  ShoppingBag,
  SlidersHorizontal,
  Sparkles,
  Ticket,
  UsersRound,
} from 'lucide-react';

/** A page of the admin, as sidebar and dashboard lead to it. */
interface AdminPlace {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** What is done there, for the card of the dashboard; a page without one is reached by its quick action. */
  readonly does?: string;
  /** Counts the messages that wait. */
  readonly countsMessages?: true;
  /** Who else than admins may enter: those who work as this, or as one of these. */
  readonly worksAs?: string | readonly string[];
  /** Where its pages are that do not stand below its own address. */
  readonly alsoAt?: string;
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
    label: 'Orders',
    to: href('adminOrders'),
    icon: Package,
    does: 'Find what is reserved in the shop, hand it over, cancel',
    worksAs: 'desk',
  },
  { label: 'Refunds', to: href('adminRefunds'), icon: HandCoins, worksAs: 'desk' },
  {
    label: 'Messages',
    to: href('adminMessages'),
    icon: Mail,
    does: 'Read and answer what visitors write on the contact page',
    countsMessages: true,
    worksAs: 'desk',
  },
  { label: 'Reports', to: href('adminReports'), icon: ChartColumn },
  { label: 'Gift vouchers', to: href('adminVouchers'), icon: Gift },
  {
    label: 'Availability',
    to: href('adminAvailability'),
    icon: CalendarRange,
    does: 'See how full a week is, open slots, change seats, close',
    worksAs: ['desk', 'ops'],
    alsoAt: href('adminSlot', { id: '' }),
  },
  {
    label: 'Venues',
    to: href('adminVenues'),
    icon: Building2,
    does: 'Write what a venue says, set hours, programme and closures',
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
    label: 'Texts',
    to: href('adminTexts'),
    icon: PenLine,
    does: 'Write what About, Membership and Contact say',
  },
  {
    label: 'Users',
    to: href('adminUsers'),
    icon: UsersRound,
    does: 'Give roles, deactivate accounts, send a link to a new password',
  },
  {
    label: 'Settings',
    to: href('adminSettings'),
    icon: SlidersHorizontal,
    does: 'Set the booking fee, discounts, deadlines and holds',
  },
  {
    label: 'Audit log',
    to: href('adminAudit'),
    icon: ScrollText,
    does: 'Look up who changed what, when, from what to what',
  },
  {
    label: 'Operations',
    to: href('adminOperations'),
    icon: Activity,
    does: 'See queues, failed jobs and what lags, and settle what is stuck',
    worksAs: 'ops',
  },
];

/** The pages that are open to somebody. */
export const placesFor = ({ isAdmin, roles }: Pick<UserView, 'isAdmin' | 'roles'>): readonly AdminPlace[] =>
  adminPlaces.filter(({ worksAs = [] }) => isAdmin || [worksAs].flat().some((role) => roles.includes(role)));

/** The place that an address belongs to: its own, or one of its pages. */
export const placeAt = (pathname: string): AdminPlace | undefined =>
  adminPlaces.find(({ to, alsoAt }) => {
    const isBelow = to !== href('admin') && pathname.startsWith(`${to}/`);
    return pathname === to || isBelow || (alsoAt !== undefined && pathname.startsWith(alsoAt));
  });
