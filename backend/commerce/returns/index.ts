// Returns by agreement and withdrawals of consumers, as staff work with them.
export { bookByStaff } from './book-by-staff';
export { receiveReturn, refuseReturn } from './receive';
export { receiptsOf, returnByNumber, returnsOf } from './returns.sql';
export { stillToCome } from './withdrawal/question';
export { endWithdrawal, receiveWithdrawn } from './withdrawal/receive';
export { exceptionsInCart } from './withdrawal/resolvers';
export { withdrawalByNumber, withdrawalsOf } from './withdrawal/withdrawal.sql';
