// Complaints, as staff work with them.
export { complaintByNumber, messagesOf, ordersOfComplaint } from './complaint.sql';
export { refundComplaint, replaceGoods } from './settle';
export { handleComplaint } from './step';
export { pictureSeen, picturesOfComplaint } from './uploads.sql';
