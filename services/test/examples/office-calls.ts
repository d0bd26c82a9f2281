import {
  contentRoutes,
  experiencesRoutes,
  figuresRoutes,
  membershipsRoutes,
  operationsRoutes,
  productsRoutes,
  sellingRoutes,
  settingsRoutes,
  uploadsRoutes,
  venuesRoutes,
  vouchersRoutes,
} from '@northlight/contracts/routes';
import type { ExampleCalls } from './example-calls.js';

/** Admins write what the site shows. */
export async function editSite(calls: ExampleCalls): Promise<void> {
  const { listManagedVenues, showManagedVenue, createVenue, closeDays, openDays, offerExperience, ...more } =
    venuesRoutes;
  await calls.all([listManagedVenues, showManagedVenue, createVenue, closeDays, openDays, offerExperience], 'admin');
  await calls.all([more.setOpeningHours, more.changeVenue, more.arrangeVenueGallery], 'admin');
  const { changeExperience, createExperience, arrangeGallery } = experiencesRoutes;
  await calls.all([changeExperience, createExperience], 'admin');
  const other = { params: { id: '2' }, body: { pictures: [], removed: [], seen: undefined } };
  await calls.one(arrangeGallery, 'admin', { ...other, lacks: ['pictureTexts'] });
  const { createMembership, changeMembership } = membershipsRoutes;
  const { listAllProducts, createProduct, changeProduct } = productsRoutes;
  const products = [listAllProducts, createProduct, changeProduct];
  await calls.all([createMembership, changeMembership, ...products], 'admin', { lacks: ['variantStock'] });
  const { listContent, editContent, showContent, listContentVersions, showContentVersion, writeContent } =
    contentRoutes;
  await calls.all([listContent, editContent, showContent, listContentVersions], 'admin');
  await calls.one(showContentVersion, 'admin', { params: { version: '1' } });
  await calls.one(writeContent, 'admin', { body: { version: 1 } });
}

/** Rules are set, vouchers issued, and what runs is watched. */
export async function runService(calls: ExampleCalls): Promise<void> {
  const { showSettings, showMailSender, changeMailSender, changeBookingPolicy } = settingsRoutes;
  await calls.one(changeBookingPolicy, 'admin', { body: { version: 0 } });
  await calls.all([showSettings, changeMailSender, showMailSender], 'admin');
  const { issueVoucher, listVouchers, revokeVoucher } = vouchersRoutes;
  const { id, codeEnd } = await calls.one(issueVoucher, 'admin');
  await calls.one(listVouchers, 'admin', { query: { search: codeEnd } });
  await calls.one(revokeVoucher, 'admin', { params: { id } });
  const { showOutbox, showRetention, showQueues, listFailedJobs, searchAudit } = operationsRoutes;
  await calls.all([showOutbox, showRetention, showQueues, listFailedJobs], 'ops');
  const { showDashboard, showReport, saveReport } = figuresRoutes;
  await calls.all([searchAudit, showDashboard, showReport, saveReport, uploadsRoutes.listUploads], 'admin');
  await calls.one(sellingRoutes.previewPrices, 'admin');
}
