// Expected no's about complaints and the pictures that they need. Spec §5 "Complaints require package images", §8 "Images already uploaded".

export const COMPLAINTS = {
  COMPLAINT_LINE_MISSING: 'errors:complaint.lineMissing', // no goods were chosen
  COMPLAINT_NOT_SENT: 'errors:complaint.notSent', // nothing of the line has left, or all of it came back or is complained of already
  COMPLAINT_WISH_MISSING: 'errors:complaint.wishMissing',
  COMPLAINT_CLOSED: 'errors:complaint.closed', // its state does not allow the step
  COMPLAINT_NO_ORDER: 'errors:complaint.noOrder', // neither sent anew nor paid back: no order is behind it
  PICTURE_MISSING: 'errors:complaint.pictureMissing', // §5
  PICTURE_UNREADABLE: 'errors:complaint.pictureUnreadable', // no JPEG, PNG, WebP or HEIC, or broken
  PICTURE_HEIC: 'errors:complaint.pictureHeic', // broken, or more than its decoder may hold
  PICTURE_TOO_LARGE: 'errors:complaint.pictureTooLarge', // params megabytes
  PICTURE_TOO_WIDE: 'errors:complaint.pictureTooWide', // params megapixels
  PICTURES_BUSY: 'errors:complaint.picturesBusy', // too many wait to be decoded
  PICTURE_TWICE: 'errors:complaint.pictureTwice', // the same as another side's
  PICTURES_ENOUGH: 'errors:complaint.picturesEnough', // params most
  PICTURES_UPLOADED: 'errors:complaint.picturesUploaded', // §8 'Images already uploaded'
  UPLOAD_LINK_LATE: 'errors:complaint.uploadLinkLate',
} as const;
