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
  Percent,
  Rocket,
  ScrollText,
  ShoppingBag,
  SlidersHorizontal,
  Sparkles,
  Star,
  Ticket,
  UserRoundSearch,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { texts } from '../../texts/admin-nav.ts';

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
  { label: texts.dashboard, to: href('admin'), icon: LayoutDashboard },
  {
    label: texts.experiences,
    to: href('adminExperiences'),
    icon: Sparkles,
    does: texts.editDescriptionsSetPricesAdd,
  },
  {
    label: texts.products,
    to: href('adminProducts'),
    icon: ShoppingBag,
    does: texts.editProductsSetPricesManage,
  },
  {
    label: texts.bookings,
    to: href('adminBookings'),
    icon: Ticket,
    does: texts.seeWhosComingCheckGuests,
    worksAs: 'desk',
  },
  {
    label: texts.orders,
    to: href('adminOrders'),
    icon: Package,
    does: texts.findReservedOrdersMarkThem,
    worksAs: 'desk',
  },
  { label: texts.till, to: '/admin/till', icon: Wallet, does: texts.seePaymentsAtTheDesk, worksAs: 'desk' },
  { label: texts.refunds, to: href('adminRefunds'), icon: HandCoins, worksAs: 'desk' },
  {
    label: texts.messages,
    to: href('adminMessages'),
    icon: Mail,
    does: texts.readAndAnswerMessages,
    countsMessages: true,
    worksAs: 'desk',
  },
  { label: texts.reviews, to: '/admin/reviews', icon: Star, does: texts.readApproveAndAnswer, worksAs: 'desk' },
  { label: texts.reports, to: href('adminReports'), icon: ChartColumn },
  { label: texts.giftVouchers, to: href('adminVouchers'), icon: Gift },
  { label: texts.promoCodes, to: '/admin/promo-codes', icon: Percent },
  {
    label: texts.availability,
    to: href('adminAvailability'),
    icon: CalendarRange,
    does: texts.seeHowFullEachWeek,
    worksAs: ['desk', 'ops'],
    alsoAt: href('adminSlot', { id: '' }),
  },
  {
    label: texts.venues,
    to: href('adminVenues'),
    icon: Building2,
    does: texts.editVenuePagesSetOpening,
  },
  {
    label: texts.franchiseInquiries,
    to: href('adminInquiries'),
    icon: FileText,
    does: texts.reviewApplicationsUpdateTheir,
  },
  {
    label: texts.memberships,
    to: href('adminMemberships'),
    icon: BadgePercent,
    does: texts.editPlansSetPrices,
  },
  {
    label: texts.siteText,
    to: href('adminTexts'),
    icon: PenLine,
    does: texts.editTheTextOnAbout,
  },
  {
    label: texts.users,
    to: href('adminUsers'),
    icon: UsersRound,
    does: texts.assignRolesDeactivateAccounts,
  },
  {
    label: texts.privacyRequests,
    to: href('adminPersons'),
    icon: UserRoundSearch,
    does: texts.findExportAndErase,
  },
  {
    label: texts.settings,
    to: href('adminSettings'),
    icon: SlidersHorizontal,
    does: texts.setTheBookingFeeDiscounts,
  },
  {
    label: texts.auditLog,
    to: href('adminAudit'),
    icon: ScrollText,
    does: texts.seeWhoChangedWhat,
  },
  {
    label: texts.operations,
    to: href('adminOperations'),
    icon: Activity,
    does: texts.monitorQueuesFailedJobs,
    worksAs: 'ops',
  },
  { label: texts.releases, to: '/admin/fronts', icon: Rocket, does: texts.promoteRollBack, worksAs: 'deployer' },
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
