import { StoredIdDto } from '../../media/upload-views.js';
import { created, noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/memberships.js';
import { type MembershipView } from '../membership-views.js';
import { ChangeMembershipDto, CreateMembershipDto } from '../write-membership.dto.js';

export const membershipsRoutes = routeGroup('Memberships', {
  changeMembership: route('PUT /api/memberships/:id', {
    summary: 'Change a plan',
    access: ['admin'],
    params: StoredIdDto,
    body: ChangeMembershipDto,
    answer: ok<MembershipView>('The plan as it is now.'),
    refuses: ['MEMBERSHIP_NOT_FOUND', 'MEMBERSHIP_NAME_TAKEN'],
    example: { params: { id: '2' }, body: examples.changeMembership, answer: examples.membershipChanged },
  }),
  createMembership: route('POST /api/memberships', {
    summary: 'Create a plan',
    access: ['admin'],
    body: CreateMembershipDto,
    answer: created<MembershipView>('The plan, to be seen from now on.'),
    refuses: ['MEMBERSHIP_NAME_TAKEN'],
    example: { body: examples.createMembership, answer: examples.membershipCreated },
  }),
  deleteMembership: route('DELETE /api/memberships/:id', {
    summary: 'Delete a plan',
    access: ['admin'],
    params: StoredIdDto,
    answer: noContent('It is gone; what it was stays in the audit.'),
    refuses: ['MEMBERSHIP_NOT_FOUND', 'MEMBERSHIP_IN_USE'],
    example: { params: { id: '5' } },
  }),
  listMemberships: route('GET /api/memberships', {
    summary: 'List the membership plans',
    access: 'everyone',
    answer: ok<MembershipView[]>('Every plan, in display order.'),
    caching: 'public, max-age=0, must-revalidate',
    example: { answer: examples.memberships },
  }),
  showMembership: route('GET /api/memberships/id/:id', {
    summary: 'Show one plan',
    access: 'everyone',
    answer: ok<MembershipView>('One plan.'),
    caching: 'public, max-age=0, must-revalidate',
    refuses: ['MEMBERSHIP_NOT_FOUND'],
    example: { params: { id: '2' }, answer: examples.membership },
  }),
});
