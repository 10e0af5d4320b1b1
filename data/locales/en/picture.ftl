# Labels of pictures, and their alternative texts.

picture-water-irish_sea = Irish Sea
